export const id = 2405;
export const ids = [2405];
export const modules = {
	74598: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			y: () => openForge,
			U: () => policyOf
		});
		var external_node_os_ = __webpack_require__(48161);
		var promises_ = __webpack_require__(58500);
		var reason = __webpack_require__(33529);
		var result = __webpack_require__(97424);
		var parse = __webpack_require__(23945);
		function checkAnswer(route, data, schema) {
			let checked = parse.xL(schema, data);
			if (checked.success) return (0, result.k)(checked.data);
			let [issue] = checked.error.issues;
			let expected = issue?.code === "invalid_type" ? ` (expected ${issue.expected})` : "";
			return (0, result.V)((0, reason.x)("api_invalid", `GitHub's answer to '${route}' is not as expected at ${showPath(issue?.path ?? [])}${expected}`));
		}
		function showPath(path) {
			return path.length === 0 ? "its top level" : `'${path.map(String).join(".")}'`;
		}
		let UNTOLD_WAIT_MS = 6e4;
		function judgeAnswer(route, outcome) {
			if (outcome.kind === "failed") return {
				kind: "lost",
				waitMs: void 0,
				refusal: (0, reason.x)("api_unavailable", `'${route}' failed: ${brief(outcome.message)}`)
			};
			let { status, headers, data } = outcome;
			if (status >= 200 && status < 300) return {
				kind: "answer",
				data
			};
			let said = saidBy(data);
			let refuse = (...[code, message, suggestion]) => ({
				kind: "refused",
				refusal: {
					...(0, reason.x)(code, message, suggestion),
					status
				}
			});
			let what = `'${route}'${said === "" ? "" : `: ${said}`}`;
			if (status >= 500 || status === 408) return {
				kind: "lost",
				waitMs: retryAfter(headers),
				refusal: {
					...(0, reason.x)("api_unavailable", `GitHub answered ${status} to ${what}`),
					status
				}
			};
			if ((status === 403 || status === 429) && isLimit(status, headers, said)) return {
				kind: "limited",
				waitMs: limitWait(headers),
				refusal: {
					...(0, reason.x)("api_unavailable", `GitHub limits requests: ${what}`),
					status
				}
			};
			switch (status) {
				case 401: return refuse("auth_expired", `GitHub does not accept the token for '${route}'`);
				case 403: return refuse("token_not_permitted", `The token may not do ${what}`, missingPermission(headers));
				case 404:
				case 410: return refuse("api_not_found", `There is nothing at ${what}`);
				case 409: return refuse("api_conflict", `GitHub found a conflict at ${what}`);
				default: return status < 400 ? refuse("api_invalid", `GitHub answered ${status} to '${route}', which leads elsewhere`) : refuse("api_rejected", `GitHub answered ${status} to ${what}`);
			}
		}
		function isLimit(status, headers, said) {
			return status === 429 || "retry-after" in headers || headers["x-ratelimit-remaining"] === "0" || /rate limit|abuse detection/i.test(said);
		}
		function limitWait(headers) {
			let told = retryAfter(headers);
			if (told !== void 0) return told;
			if (headers["x-ratelimit-remaining"] !== "0") return UNTOLD_WAIT_MS;
			let until = Number(headers["x-ratelimit-reset"]) * 1e3 - Date.parse(headers.date ?? "");
			return Number.isFinite(until) ? Math.max(until, 0) : UNTOLD_WAIT_MS;
		}
		function retryAfter(headers) {
			let text = headers["retry-after"];
			return text !== void 0 && /^\d{1,6}$/.test(text) ? Number(text) * 1e3 : void 0;
		}
		function missingPermission(headers) {
			let accepted = headers["x-accepted-github-permissions"];
			if (accepted === void 0 || !/^[\w=;, ]{1,200}$/.test(accepted)) return;
			return `Add to the job's 'permissions:': ${accepted.split(/[;,] */).map((text) => text.replaceAll("_", "-").replace("=", ": ")).join(", or ")}.`;
		}
		function saidBy(data) {
			return typeof data == "object" && data && "message" in data && typeof data.message == "string" ? brief(data.message) : "";
		}
		function brief(text) {
			return text.length <= 300 ? text : `${text.slice(0, 300)}\u2026`;
		}
		async function readAllPages({ route, item, key, read }) {
			let all = [];
			let last = "";
			for (let page = 1;; page++) {
				let answer = await read({
					per_page: 100,
					page
				});
				if (!answer.ok) return answer;
				let items = listOf(answer.value.data, key);
				if (items === void 0) return (0, result.V)((0, reason.x)("api_invalid", `GitHub's answer to '${route}' is no list${key === void 0 ? "" : ` at '${key}'`}`));
				for (let [i, entry] of items.entries()) {
					let checked = checkAnswer(`${route}, page ${page}, item ${i + 1}`, entry, item);
					if (!checked.ok) return checked;
					all.push(checked.value);
				}
				let next = nextPage(answer.value.link);
				if (next === void 0) return (0, result.k)(all);
				let now = JSON.stringify(items, (_, value) => typeof value == "bigint" ? String(value) : value);
				if (next !== page + 1 || items.length === 0 || now === last || page >= 100) return (0, result.V)((0, reason.x)("api_invalid", `The pages of '${route}' do not advance after page ${page}`));
				last = now;
			}
		}
		function listOf(data, key) {
			if (key === void 0) return Array.isArray(data) ? data : void 0;
			let list = typeof data == "object" && data ? data[key] : void 0;
			return Array.isArray(list) ? list : void 0;
		}
		function nextPage(link) {
			let address = link === void 0 ? void 0 : /<([^<>]*)>\s*;[^,]*\brel="?next"?/.exec(link)?.[1];
			if (address === void 0) return;
			return Number(/[?&]page=(\d{1,6})(?:&|$)/.exec(address)?.[1] ?? NaN);
		}
		var refuse_secrets = __webpack_require__(18763);
		let BETWEEN_WRITES_MS = 1e3;
		let BACK_OFF_MS = [1e3, 3e3];
		class GitHub {
			repository;
			#options;
			#calls = 0;
			#writes = 0;
			#waitedMs = 0;
			#serverTime;
			#lastWrite = Promise.resolve(void 0);
			constructor(options) {
				this.#options = options;
				this.repository = options.repository;
			}
			get calls() {
				return this.#calls;
			}
			get writes() {
				return this.#writes;
			}
			get serverTime() {
				return this.#serverTime;
			}
			async request(route, parameters, schema) {
				let read = await this.#read(route, parameters);
				return read.ok ? checkAnswer(route, read.value.data, schema) : read;
			}
			async requestAll(route, parameters, item, key) {
				return readAllPages({
					route,
					item,
					key,
					read: (page) => this.#read(route, {
						...parameters,
						...page
					})
				});
			}
			async write(request) {
				let secret = (0, refuse_secrets.un)(JSON.stringify(request.parameters), "what would be written to GitHub", this.#options.secrets);
				if (secret !== void 0) return (0, result.V)(secret);
				let before = this.#lastWrite;
				let { promise, resolve } = Promise.withResolvers();
				this.#lastWrite = promise;
				let sent;
				try {
					sent = await before;
					return await this.#writeInTurn(request, async () => {
						sent !== void 0 && await this.#pause(sent + BETWEEN_WRITES_MS - this.#options.clock.elapsed());
						let outcome = await this.#send(request.route, request.parameters);
						sent = this.#options.clock.elapsed();
						return outcome;
					});
				} finally {
					resolve(sent);
				}
			}
			async #read(route, parameters) {
				for (let lost = 0;;) {
					let outcome = await this.#send(route, parameters);
					if (!outcome.ok) return outcome;
					let verdict = judgeAnswer(route, outcome.value);
					if (verdict.kind === "answer") return (0, result.k)({
						data: verdict.data,
						link: outcome.value.kind === "answered" ? outcome.value.headers.link : void 0
					});
					if (verdict.kind === "refused") return (0, result.V)(verdict.refusal);
					if (!await this.#wait(verdict, lost)) return (0, result.V)(verdict.refusal);
					verdict.kind === "lost" && lost++;
				}
			}
			async #writeInTurn({ route, schema, look }, send) {
				for (let lost = 0;;) {
					let outcome = await send();
					if (!outcome.ok) return outcome;
					let verdict = judgeAnswer(route, outcome.value);
					if (verdict.kind === "answer") return checkAnswer(route, verdict.data, schema);
					if (verdict.kind === "refused") return (0, result.V)(verdict.refusal);
					if (verdict.kind === "lost" && look === void 0) return (0, result.V)(unknownOutcome(verdict.refusal));
					let mayTryAgain = await this.#wait(verdict, lost);
					if (verdict.kind === "lost") {
						lost++;
						let found = await look?.();
						if (found?.ok === !1) return (0, result.V)(unknownOutcome(verdict.refusal));
						if (found?.value !== void 0) return (0, result.k)(found.value);
					}
					if (!mayTryAgain) return (0, result.V)(verdict.refusal);
				}
			}
			async #send(route, parameters) {
				let { transport, repository, signal, maxCalls = 200 } = this.#options;
				if (signal?.aborted) return (0, result.V)((0, reason.x)("cancelled", `The run was cancelled before '${route}'`));
				if (this.#calls >= maxCalls) return (0, result.V)((0, reason.x)("api_budget", `The run has asked GitHub ${maxCalls} times, which is its limit`));
				this.#calls++;
				route.startsWith("GET ") || this.#writes++;
				let outcome = await transport({
					route,
					parameters: {
						...route.includes("{owner}") ? {
							owner: repository.owner,
							repo: repository.name
						} : {},
						...parameters
					},
					signal
				});
				outcome.kind === "answered" && this.#noteTime(outcome.headers.date);
				return (0, result.k)(outcome);
			}
			#noteTime(text) {
				let time = new Date(text ?? "");
				Number.isNaN(time.getTime()) || (this.#serverTime = time);
			}
			async #wait({ kind, waitMs }, lost) {
				let backOff = BACK_OFF_MS[lost];
				if (kind === "lost" && backOff === void 0) return !1;
				let ms = Math.max(waitMs ?? 0, backOff ?? BETWEEN_WRITES_MS);
				if (this.#waitedMs + ms > 12e4 || this.#options.signal?.aborted) return !1;
				this.#waitedMs += ms;
				await this.#pause(ms);
				return !0;
			}
			async #pause(ms) {
				ms > 0 && await this.#options.sleep(ms);
			}
		}
		function unknownOutcome({ message, status }) {
			let told = (0, reason.x)("api_unavailable", `${message}; whether it happened is not known`, "Run it again: Sous looks first for what is there already.");
			return status === void 0 ? told : {
				...told,
				status
			};
		}
		let SILENT = {
			debug: ignore,
			info: ignore,
			warn: ignore,
			error: ignore
		};
		function octokitTransport({ token, apiUrl, userAgent, timeoutMs = 3e4 }) {
			let loading;
			let hide = (text) => token === "" ? text : text.replaceAll(token, "***");
			return async ({ route, parameters, signal }) => {
				loading ??= load({
					token,
					apiUrl,
					userAgent
				});
				let request = await loading;
				let limit = AbortSignal.timeout(timeoutMs);
				try {
					let answer = await request(route, {
						...parameters,
						headers: { "x-github-api-version": "2022-11-28" },
						request: {
							signal: signal === void 0 ? limit : AbortSignal.any([signal, limit]),
							redirect: route.startsWith("GET ") ? "follow" : "error"
						}
					});
					return isCutOff(answer) ? {
						kind: "failed",
						message: "the answer was cut off"
					} : answered(answer, answer.data);
				} catch (error) {
					let answer = answerOf(error);
					if (answer !== void 0) return answered(answer, { message: hide(messageOf(answer.data)) });
					if (signal?.aborted) return {
						kind: "failed",
						message: "the run was cancelled"
					};
					return {
						kind: "failed",
						message: limit.aborted ? `no answer within ${timeoutMs / 1e3} s` : hide(describe(error))
					};
				}
			};
		}
		async function load({ token, apiUrl, userAgent }) {
			let { GitHub, getOctokitOptions } = await __webpack_require__.e(5054).then(__webpack_require__.bind(__webpack_require__, 55054));
			let octokit = new GitHub(getOctokitOptions(token, {
				baseUrl: apiUrl.replace(/\/+$/, ""),
				userAgent,
				log: SILENT
			}));
			return (route, parameters) => octokit.request(route, parameters);
		}
		function answered({ status, headers }, data) {
			let texts = Object.entries(headers).flatMap(([name, value]) => value === void 0 ? [] : [[name.toLowerCase(), String(value)]]);
			return {
				kind: "answered",
				status,
				headers: Object.fromEntries(texts),
				data
			};
		}
		function isCutOff({ headers, data }) {
			return typeof data == "string" && String(headers["content-type"]).startsWith("application/json");
		}
		function answerOf(error) {
			return error instanceof Error && "response" in error ? error.response : void 0;
		}
		function messageOf(data) {
			if (typeof data != "object" || !data || !("message" in data) || typeof data.message != "string") return "";
			let details = "errors" in data && Array.isArray(data.errors) ? data.errors.map(detailOf).filter((text) => text !== "") : [];
			return [data.message, ...details].join("; ");
		}
		function detailOf(error) {
			if (typeof error == "string") return error;
			if (typeof error != "object" || !error) return "";
			let { field, code, message } = error;
			if (typeof message == "string") return message;
			return [field, code].filter((part) => typeof part == "string").join(" ");
		}
		function describe(error) {
			return error instanceof Error ? error.message : "the connection failed";
		}
		function ignore() {}
		var own_identity = __webpack_require__(5758);
		var remote_git = __webpack_require__(11116);
		var trusted_files = __webpack_require__(83458);
		var model_path = __webpack_require__(59986);
		var tool_error = __webpack_require__(22936);
		var disk_errors = __webpack_require__(6754);
		var external_node_crypto_ = __webpack_require__(77598);
		var schemas = __webpack_require__(94343);
		var api = __webpack_require__(43759);
		var answer_schemas = __webpack_require__(1672);
		let KINDS = new Map([
			["100644", "file"],
			["100755", "file"],
			["040000", "directory"],
			["120000", "symlink"]
		]);
		let Tree = schemas.Ikc({
			sha: answer_schemas.V,
			truncated: schemas.zMY(),
			tree: schemas.YOg(schemas.Ikc({
				path: schemas.YjP(),
				mode: schemas.YjP(),
				sha: answer_schemas.V,
				size: schemas.lqM(schemas.Whr().check(api.UI()))
			}))
		});
		let Blob = schemas.Ikc({
			sha: answer_schemas.V,
			encoding: schemas.euz("base64"),
			content: schemas.YjP()
		});
		async function readTreeBelow(github, id) {
			let answer = await github.request("GET /repos/{owner}/{repo}/git/trees/{tree_sha}", {
				tree_sha: id,
				recursive: "1"
			}, Tree);
			if (!answer.ok) return answer;
			return (0, result.k)(answer.value.truncated ? void 0 : byDirectory(answer.value.tree));
		}
		async function readTree(github, id) {
			let answer = await github.request("GET /repos/{owner}/{repo}/git/trees/{tree_sha}", { tree_sha: id }, Tree);
			if (!answer.ok) return answer;
			if (answer.value.truncated) return (0, result.V)((0, reason.x)("api_invalid", `GitHub does not list all of the tree ${id}`));
			return (0, result.k)(byDirectory(answer.value.tree).get("") ?? new Map());
		}
		async function readBlob(github, id) {
			let answer = await github.request("GET /repos/{owner}/{repo}/git/blobs/{file_sha}", { file_sha: id }, Blob);
			if (!answer.ok) return answer;
			let bytes = Buffer.from(answer.value.content, "base64");
			if ((0, external_node_crypto_.createHash)(id.length === 40 ? "sha1" : "sha256").update(`blob ${bytes.length}\0`).update(bytes).digest("hex") === id) return (0, result.k)(bytes);
			return (0, result.V)((0, reason.x)("api_invalid", `The content that GitHub gives for the blob ${id} is another`));
		}
		function byDirectory(entries) {
			let directories = new Map([["", new Map()]]);
			for (let { path, mode, sha, size = 0 } of entries) {
				let slash = path.lastIndexOf("/");
				let parent = path.slice(0, Math.max(slash, 0));
				let names = directories.get(parent) ?? new Map();
				directories.set(parent, names);
				let kind = KINDS.get(mode) ?? "other";
				names.set(path.slice(slash + 1), {
					kind,
					mode: mode === "100755" ? mode : "100644",
					id: sha,
					size
				});
			}
			return directories;
		}
		let MAX_READ_BYTES = 4194304;
		class TrustedTree {
			folder = void 0;
			commit;
			#github;
			#directories;
			#isWhole;
			#blobs = new Map();
			#refusal;
			constructor(github, commit, directories, top) {
				this.commit = commit;
				this.#github = github;
				this.#directories = new Map(directories ?? [["", top]]);
				this.#isWhole = directories !== void 0;
			}
			static async open(github, commit) {
				let all = await readTreeBelow(github, commit);
				if (!all.ok) return all;
				if (all.value !== void 0) return (0, result.k)(new TrustedTree(github, commit, all.value, new Map()));
				let top = await readTree(github, commit);
				return top.ok ? (0, result.k)(new TrustedTree(github, commit, void 0, top.value)) : top;
			}
			get refusal() {
				return this.#refusal;
			}
			async entry(path) {
				let found = await this.#find(path);
				if (!found.ok) return found;
				return (0, result.k)(found.value === void 0 ? {
					kind: "missing",
					size: 0
				} : {
					kind: found.value.kind,
					size: found.value.size
				});
			}
			async read(path, limit = MAX_READ_BYTES) {
				let found = await this.#find(path);
				if (!found.ok) return found;
				if (found.value === void 0) return (0, result.V)((0, disk_errors.Ko)(path));
				let { kind, size, id, mode } = found.value;
				if (kind === "symlink") return (0, result.V)((0, disk_errors.JV)(path));
				if (kind !== "file") return (0, result.V)((0, disk_errors.$y)(path));
				if (size > MAX_READ_BYTES) return (0, result.V)((0, tool_error.$4)("too_large", `'${path}' has ${size} bytes, more than ${MAX_READ_BYTES}`, "Make it smaller."));
				let bytes = await this.#blob(id);
				return bytes.ok ? (0, result.k)({
					bytes: bytes.value.subarray(0, limit),
					mode
				}) : bytes;
			}
			async directory(path) {
				let names = await this.#list(path);
				if (!names.ok) return names;
				if (names.value === void 0) return (0, result.V)((0, disk_errors.o5)(path));
				return (0, result.k)([...names.value].map(([name, { kind }]) => ({
					name,
					kind
				})));
			}
			async objectId(path) {
				let found = await this.#find(path);
				return found.ok ? (0, result.k)(found.value?.kind === "file" ? found.value.id : void 0) : found;
			}
			async #find(path) {
				for (let above of (0, model_path.Gw)(path)) {
					let entry = await this.#own(above);
					if (!entry.ok) return entry;
					if (entry.value?.kind === "symlink") return (0, result.V)((0, disk_errors.JV)(above));
				}
				return this.#own(path);
			}
			async #own(path) {
				let names = await this.#list((0, model_path.gN)(path));
				return names.ok ? (0, result.k)(names.value?.get(path.slice(path.lastIndexOf("/") + 1))) : names;
			}
			async #list(path) {
				let known = this.#directories.get(path === model_path.hK ? "" : path);
				if (known !== void 0 || this.#isWhole || path === model_path.hK) return (0, result.k)(known);
				let entry = await this.#own(path);
				if (!entry.ok) return entry;
				if (entry.value?.kind !== "directory") return (0, result.k)(void 0);
				let listed = await readTree(this.#github, entry.value.id);
				if (!listed.ok) return this.#failed(listed.error);
				this.#directories.set(path, listed.value);
				return listed;
			}
			async #blob(id) {
				let known = this.#blobs.get(id);
				if (known !== void 0) return (0, result.k)(known);
				let read = await readBlob(this.#github, id);
				if (!read.ok) return this.#failed(read.error);
				this.#blobs.set(id, read.value);
				return read;
			}
			#failed(refusal) {
				this.#refusal = refusal;
				return (0, result.V)((0, tool_error.$4)("network_failed", refusal.message, refusal.suggestion));
			}
		}
		var clock = __webpack_require__(84159);
		var system_programs = __webpack_require__(14292);
		var real_disk = __webpack_require__(52847);
		var real_git = __webpack_require__(93078);
		var real_scratch_disk = __webpack_require__(4824);
		var known_secrets = __webpack_require__(73631);
		var read_config = __webpack_require__(2425);
		var version = __webpack_require__(25540);
		function openForge(context) {
			let { token, apiUrl, serverUrl, repository, signal, event, sha, run } = context;
			let sleep = async (ms) => void await (0, promises_.setTimeout)(ms, void 0, { signal }).catch(() => void 0);
			let github = new GitHub({
				transport: octokitTransport({
					token,
					apiUrl,
					userAgent: `sous/${version.x}`
				}),
				repository,
				clock: clock.d,
				sleep,
				signal,
				secrets: (0, known_secrets.x)(context.env)
			});
			let trusted = once(async () => {
				let commit = await (0, trusted_files.g$)(github, {
					event,
					sha,
					attempt: run.attempt,
					defaultBranch: void 0
				});
				return commit.ok ? TrustedTree.open(github, commit.value) : commit;
			});
			let remote = once(() => {
				let url = `${serverUrl}/${repository.owner}/${repository.name}.git`;
				let programs = {
					path: (0, system_programs.ts)({
						path: context.env.PATH ?? "",
						forbiddenRoot: context.workspace
					}),
					forbiddenRoot: context.workspace
				};
				let git = (0, real_git.f)((0, system_programs.Kp)("git", programs), programs.path);
				return (0, remote_git.d3)({
					url,
					token,
					git,
					disk: real_disk.Ur,
					scratchDisk: (0, real_scratch_disk.y)(external_node_os_.tmpdir()),
					sleep,
					signal
				});
			});
			return {
				github,
				trusted,
				config: once(async () => {
					let tree = await trusted();
					if (!tree.ok) return tree;
					let loaded = await (0, read_config.loadConfig)(tree.value, github.serverTime ?? new Date(), context.runner.input("config") || void 0);
					if (loaded.ok) return (0, result.k)(loaded.value.config);
					return (0, result.V)(tree.value.refusal ?? (0, reason.x)("policy_error", loaded.error.message, loaded.error.suggestion));
				}),
				remote,
				self: once(() => (0, own_identity.n)({
					github,
					isAppToken: run.isAppToken
				})),
				async [Symbol.asyncDispose]() {
					let opened = remote.isAsked ? await remote() : void 0;
					opened?.ok && await opened.value[Symbol.asyncDispose]();
				}
			};
		}
		function policyOf(forge) {
			return async () => {
				let config = await forge.config();
				return config.ok ? (0, result.k)(config.value.approval) : config;
			};
		}
		function once(make) {
			let made;
			let ask = () => {
				made ??= make();
				return made;
			};
			return Object.defineProperty(ask, "isAsked", { get: () => made !== void 0 });
		}
	}),
	22405: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { runAction: () => runAction });
		var _model_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33529);
		var _action_ending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42798);
		var _open_forge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74598);
		var __addDisposableResource = function(env, value, async) {
			if (value != null) {
				if (typeof value != "object" && typeof value != "function") throw TypeError("Object expected.");
				var dispose, inner;
				if (async) {
					if (!Symbol.asyncDispose) throw TypeError("Symbol.asyncDispose is not defined.");
					dispose = value[Symbol.asyncDispose];
				}
				if (dispose === void 0) {
					if (!Symbol.dispose) throw TypeError("Symbol.dispose is not defined.");
					dispose = value[Symbol.dispose];
					async && (inner = dispose);
				}
				if (typeof dispose != "function") throw TypeError("Object not disposable.");
				inner && (dispose = function() {
					try {
						inner.call(this);
					} catch (e) {
						return Promise.reject(e);
					}
				});
				env.stack.push({
					value,
					dispose,
					async
				});
			} else async && env.stack.push({ async: !0 });
			return value;
		};
		var __disposeResources = (function(SuppressedError) {
			return function(env) {
				function fail(e) {
					env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
					env.hasError = !0;
				}
				var r, s = 0;
				function next() {
					for (; r = env.stack.pop();) try {
						if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
						if (r.dispose) {
							var result = r.dispose.call(r.value);
							if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
								fail(e);
								return next();
							});
						} else s |= 1;
					} catch (e) {
						fail(e);
					}
					if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
					if (env.hasError) throw env.error;
				}
				return next();
			};
		})(typeof SuppressedError == "function" ? SuppressedError : function(error, suppressed, message) {
			var e = Error(message);
			return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
		});
		async function runAction(request, context) {
			let env_1 = {
				stack: [],
				error: void 0,
				hasError: !1
			};
			try {
				if (request.kind === "refused") return (0, _action_ending_js__WEBPACK_IMPORTED_MODULE_1__.refusedEnding)(request.refusal);
				let common = {
					context,
					forge: __addDisposableResource(env_1, (0, _open_forge_js__WEBPACK_IMPORTED_MODULE_2__.y)(context), !0)
				};
				if (context.job !== void 0 && request.kind !== "workflow") {
					let part = await runPart(request, common);
					if (part !== void 0) return part;
				}
				switch (request.kind) {
					case "run": {
						let { runOnPull } = await Promise.all([
							__webpack_require__.e(8815),
							__webpack_require__.e(2339),
							__webpack_require__.e(5840),
							__webpack_require__.e(4054),
							__webpack_require__.e(6566),
							__webpack_require__.e(3571),
							__webpack_require__.e(3938)
						]).then(__webpack_require__.bind(__webpack_require__, 63938));
						return await runOnPull({
							...common,
							...request
						});
					}
					case "apply": {
						let { applyOnPull } = await Promise.all([
							__webpack_require__.e(8815),
							__webpack_require__.e(2339),
							__webpack_require__.e(5840),
							__webpack_require__.e(4054),
							__webpack_require__.e(6566),
							__webpack_require__.e(3571),
							__webpack_require__.e(3938),
							__webpack_require__.e(4229),
							__webpack_require__.e(5824)
						]).then(__webpack_require__.bind(__webpack_require__, 25824));
						return await applyOnPull({
							...common,
							...request
						});
					}
					case "review": {
						let { reviewOnPull } = await Promise.all([
							__webpack_require__.e(8815),
							__webpack_require__.e(2339),
							__webpack_require__.e(5840),
							__webpack_require__.e(4054),
							__webpack_require__.e(6566),
							__webpack_require__.e(3571),
							__webpack_require__.e(3938),
							__webpack_require__.e(4229),
							__webpack_require__.e(5824),
							__webpack_require__.e(1256)
						]).then(__webpack_require__.bind(__webpack_require__, 71256));
						return await reviewOnPull({
							...common,
							...request
						});
					}
					case "workflow": {
						let { runWorkflow } = await Promise.all([
							__webpack_require__.e(8815),
							__webpack_require__.e(2339),
							__webpack_require__.e(4054),
							__webpack_require__.e(6566),
							__webpack_require__.e(3571),
							__webpack_require__.e(5515)
						]).then(__webpack_require__.bind(__webpack_require__, 85515));
						return await runWorkflow({
							...common,
							...request
						});
					}
					default: {
						let { answerCommand } = await Promise.all([
							__webpack_require__.e(5840),
							__webpack_require__.e(4054),
							__webpack_require__.e(7331)
						]).then(__webpack_require__.bind(__webpack_require__, 37331));
						return await answerCommand({
							...common,
							request
						});
					}
				}
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = !0;
			} finally {
				let result_1 = __disposeResources(env_1);
				result_1 && await result_1;
			}
		}
		async function runPart(request, common) {
			let { job, runner } = common.context;
			if (job === "gate") {
				let { gateOnPull } = await Promise.all([__webpack_require__.e(5840), __webpack_require__.e(6131)]).then(__webpack_require__.bind(__webpack_require__, 8574));
				return await gateOnPull({
					...common,
					request
				});
			}
			if (job === "plan") return request.kind === "run" || request.kind === "apply" ? void 0 : (0, _action_ending_js__WEBPACK_IMPORTED_MODULE_1__.refusedEnding)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_0__.x)("input_invalid", `'mode: plan' does not answer '/sous ${request.kind}'`));
			if (!(request.kind === "run" || request.kind === "apply" && runner.input("plan-path") !== "")) return;
			let { publishOnPull } = await Promise.all([
				__webpack_require__.e(8815),
				__webpack_require__.e(2339),
				__webpack_require__.e(5840),
				__webpack_require__.e(4054),
				__webpack_require__.e(6566),
				__webpack_require__.e(3571),
				__webpack_require__.e(3938),
				__webpack_require__.e(4229),
				__webpack_require__.e(5824),
				__webpack_require__.e(9666)
			]).then(__webpack_require__.bind(__webpack_require__, 59666));
			return await publishOnPull({
				...common,
				...request
			});
		}
	}),
	2425: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			loadConfig: () => loadConfig,
			readConfigFile: () => readConfigFile
		});
		var _model_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17171);
		var _model_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59986);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22936);
		let OTHER_CONFIG = /^\.github\/sous\/[\w-]+\.ya?ml$/;
		async function readConfigFile(tree, now, named = _model_config_js__WEBPACK_IMPORTED_MODULE_0__.g2) {
			let path = await findConfig(tree, named);
			if (path === void 0) return;
			let { onFile, readYamlText } = await Promise.all([__webpack_require__.e(8815), __webpack_require__.e(7246)]).then(__webpack_require__.bind(__webpack_require__, 87246));
			let refuse = (diagnostic) => ({
				path,
				text: "",
				config: void 0,
				diagnostics: [diagnostic]
			});
			if (path !== named) return refuse(onFile(path, {
				code: "invalid_name",
				message: "The configuration is not read from here",
				suggestion: `Rename it to ${_model_config_js__WEBPACK_IMPORTED_MODULE_0__.g2}.`
			}));
			let text = await readYamlText(path, tree);
			if (!text.ok) return refuse(text.error);
			let [{ readConfig }, { CONFIG_TOOLS }] = await Promise.all([Promise.all([__webpack_require__.e(8815), __webpack_require__.e(8647)]).then(__webpack_require__.bind(__webpack_require__, 88647)), __webpack_require__.e(1303).then(__webpack_require__.bind(__webpack_require__, 41303))]);
			return {
				path,
				text: text.value,
				...readConfig(text.value, path, {
					tools: CONFIG_TOOLS,
					now
				})
			};
		}
		async function loadConfig(tree, now, named = _model_config_js__WEBPACK_IMPORTED_MODULE_0__.g2) {
			if (named !== _model_config_js__WEBPACK_IMPORTED_MODULE_0__.g2 && !OTHER_CONFIG.test(named)) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("invalid_config", `'${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_1__.Kg)(named)}' is no place for a configuration`, "Name a file in .github/sous/."));
			let file = await readConfigFile(tree, now, named);
			if (file === void 0 && named !== _model_config_js__WEBPACK_IMPORTED_MODULE_0__.g2) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("invalid_config", `There is no '${named}'`, "Name a file that is there, on the default branch."));
			if (file === void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)({
				config: _model_config_js__WEBPACK_IMPORTED_MODULE_0__.PV,
				warnings: []
			});
			if (file.config !== void 0) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.k)({
				config: file.config,
				warnings: file.diagnostics.map(placed)
			});
			let [first, ...others] = file.diagnostics.filter(({ severity }) => severity === "error");
			let more = others.length === 0 ? "" : ` (and ${others.length} more)`;
			let message = `The configuration is not valid: ${first === void 0 ? file.path : placed(first)}${more}`;
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_3__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("invalid_config", message, `${first?.suggestion ?? ""} 'sous validate' tells all of it.`.trim()));
		}
		async function findConfig(tree, named) {
			for (let name of named === _model_config_js__WEBPACK_IMPORTED_MODULE_0__.g2 ? [_model_config_js__WEBPACK_IMPORTED_MODULE_0__.g2, ".github/sous.yaml"] : [named]) {
				let path = (0, _model_path_js__WEBPACK_IMPORTED_MODULE_1__.NP)(name);
				if (!path.ok) throw Error(path.error.message);
				let entry = await tree.entry(path.value);
				if (!(entry.ok ? entry.value.kind === "missing" : entry.error.code === "not_a_directory")) return path.value;
			}
		}
		function placed({ at, message }) {
			return `${at.file}:${at.line}:${at.column}: ${message}`;
		}
	}),
	25540: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { x: () => VERSION });
		let VERSION = "0.1.0";
	}),
	1672: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => Positive,
			V: () => ObjectId
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
		let Positive = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.NC());
		let ObjectId = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
	}),
	5758: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => committerOf,
			n: () => readOwnIdentity
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97424);
		var _answer_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1672);
		let GITHUB_ACTIONS = {
			id: 41898282,
			login: "github-actions[bot]"
		};
		async function readOwnIdentity({ github, isAppToken, appLogin }) {
			let User = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
				id: _answer_schemas_js__WEBPACK_IMPORTED_MODULE_0__.G,
				login: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()
			});
			if (appLogin !== void 0) return github.request("GET /users/{username}", { username: appLogin }, User);
			if (isAppToken) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)(GITHUB_ACTIONS);
			let user = await github.request("GET /user", {}, User);
			return !user.ok && user.error.code === "token_not_permitted" ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)(GITHUB_ACTIONS) : user;
		}
		function committerOf({ id, login }) {
			return `${login} <${id}+${login}@users.noreply.github.com>`;
		}
	}),
	11116: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ok: () => localRefusal,
			d3: () => openRemote
		});
		var external_node_path_ = __webpack_require__(76760);
		var reason = __webpack_require__(33529);
		var result = __webpack_require__(97424);
		var clean_repository = __webpack_require__(73458);
		var scratch_home = __webpack_require__(83044);
		let MOVED = /stale info|fetch first|non-fast-forward|already exists|cannot lock ref|failed to (?:update|lock) ref|but expected|incorrect old value|unable to resolve reference/i;
		let DENIED = new Set([
			"auth_expired",
			"token_not_permitted",
			"repo_archived"
		]);
		function readPushAnswers(output, said) {
			let answers = new Map();
			for (let line of output.split("\n")) {
				let [, flag, ref, summary] = /^([ +\-*!=])\t[^\t:]*:(\S+)\t(.*)$/.exec(line) ?? [];
				if (ref === void 0 || summary === void 0 || /\(atomic (?:push|transaction) fail/i.test(summary)) continue;
				answers.set(ref, flag === "!" ? refRefused(ref, summary, said) : { kind: "taken" });
			}
			return answers;
		}
		function refRefused(ref, summary, said) {
			let all = `${summary}\n${said}`;
			if (/without `?workflows?`? permission|refusing to allow .* workflow/i.test(all)) return refused((0, reason.x)("workflows_permission", `GitHub refused the push to '${ref}': ${brief(summary)}`));
			if (/GH006|GH013|protected branch|rule violations|protected ref/i.test(all)) return refused((0, reason.x)("protected_branch", `GitHub protects '${ref}': ${brief(summary)}`));
			if (MOVED.test(summary)) return { kind: "moved" };
			return refused((0, reason.x)("push_rejected", `GitHub refused the push to '${ref}': ${brief(summary)}`));
		}
		function refused(why) {
			return {
				kind: "refused",
				refusal: why
			};
		}
		function transportRefusal(action, { message }) {
			let shown = `Git could not ${action}: ${brief(tellingLine(message))}`;
			if (/returned error: 401|Authentication failed|could not read (?:Username|Password)/i.test(message)) return (0, reason.x)("auth_expired", shown);
			if (/archived so it is read-only/i.test(message)) return (0, reason.x)("repo_archived", shown);
			if (/returned error: 403|Permission to .* denied|Write access to repository not granted/i.test(message)) return (0, reason.x)("token_not_permitted", shown, "Add 'contents: write' to the job's 'permissions:'.");
			if (/returned error: 404|repository .* not found/i.test(message)) return (0, reason.x)("api_not_found", shown);
			if (/not our ref|couldn't find remote ref|unadvertised object|did not receive expected object/i.test(message)) return (0, reason.x)("ref_missing", shown);
			return (0, reason.x)("api_unavailable", shown);
		}
		function isDenied({ code }) {
			return DENIED.has(code);
		}
		function tellingLine(message) {
			let lines = message.split("\n");
			return lines.findLast((line) => /^(?:fatal|error):/.test(line)) ?? lines.at(-1) ?? "";
		}
		function brief(text) {
			let line = text.replace(/\p{Cc}+/gu, " ").trim();
			return line.length <= 300 ? line : `${line.slice(0, 300)}\u2026`;
		}
		function movedRefusal({ ref, from, to }, now) {
			if (from === void 0) return (0, reason.x)("ref_moved", `'${ref}' was to be new, and is at ${now} already`);
			if (now === void 0 && to !== void 0) return (0, reason.x)("ref_missing", `'${ref}' is gone: it was to be at ${from}`);
			return (0, reason.x)("ref_moved", `'${ref}' is at ${now ?? "nothing"}, and not at ${from} any more`);
		}
		function unknownOutcome(why) {
			return {
				...why,
				message: `${why.message}; whether the push before it happened is not known`,
				suggestion: "Run it again: Sous looks first for what is there already.",
				isUnknown: !0
			};
		}
		var remote_names = __webpack_require__(52908);
		let FETCHED = "refs/fetched/";
		let BACK_OFF_MS = [1e3, 3e3];
		async function openRemote(options) {
			let { scratchDisk, objectFormat = "sha1" } = options;
			let access = accessTo(options);
			let home = await (0, scratch_home.A)(scratchDisk, void 0);
			if (!home.ok) return (0, result.V)((0, reason.x)("io_error", home.error.message, home.error.suggestion));
			let files = {
				"git/HEAD": "ref: refs/heads/none\n",
				"git/config": (0, clean_repository.Kg)(objectFormat),
				"git/info/attributes": "* -text -ident -filter !eol !crlf !working-tree-encoding\n"
			};
			let [fault] = [...[
				"git/objects",
				"git/refs",
				"tree"
			].map((name) => scratchDisk.makeDirectory(home.value, name)), ...Object.entries(files).map(([name, text]) => scratchDisk.write(home.value, name, {
				bytes: Buffer.from(text),
				mode: "100644"
			}))].flatMap((made) => made.ok ? [] : [made.error]);
			if (fault === void 0) return (0, result.k)(new RemoteRepository(options, {
				home: home.value,
				access
			}));
			await scratchDisk.removeFolder(home.value);
			return (0, result.V)((0, reason.x)("io_error", `Cannot write '${fault.path}': ${fault.message}`));
		}
		function accessTo({ url, token, proxy, certificates }) {
			let { origin, username, password } = new URL(url);
			if (username !== "" || password !== "") throw Error("A token never goes into a URL.");
			return {
				origin,
				token,
				...proxy !== void 0 && { proxy },
				...certificates !== void 0 && { certificates }
			};
		}
		class RemoteRepository {
			options;
			#home;
			#access;
			#stored = 0;
			constructor(options, { home, access }) {
				this.options = options;
				this.#home = home;
				this.#access = access;
			}
			get place() {
				return {
					gitDirectory: external_node_path_.join(this.#home, "git"),
					workTree: external_node_path_.join(this.#home, "tree")
				};
			}
			async fetchCommit(commit, wanted) {
				(0, remote_names.KP)(commit);
				let options = [...(await this.run([
					"cat-file",
					"-e",
					commit
				])).ok ? ["--refetch"] : [], wanted.contents ? "--no-filter" : "--filter=blob:none"];
				return this.#fetch([
					...options,
					"--end-of-options",
					this.options.url,
					commit
				], `fetch the commit ${commit}`, 1);
			}
			async fetchHistory(tip, depth) {
				(0, remote_names.KP)(tip);
				return this.#fetch([
					"--filter=tree:0",
					"--end-of-options",
					this.options.url,
					tip
				], `fetch the history of ${tip}`, depth);
			}
			async fetchRef(ref) {
				(0, remote_names.sO)(ref);
				let local = FETCHED + ref.slice(5);
				let fetched = await this.#fetch([
					"--no-filter",
					"--end-of-options",
					this.options.url,
					`+${ref}:${local}`
				], `fetch '${ref}'`, void 0);
				if (!fetched.ok) return fetched.error.code === "ref_missing" ? (0, result.k)(void 0) : fetched;
				let found = await this.run([
					"rev-parse",
					"--verify",
					"--quiet",
					"--end-of-options",
					local
				]);
				return found.ok ? (0, result.k)((0, clean_repository.D4)(found.value).trim()) : (0, result.V)(localRefusal(`read '${ref}'`, found.error));
			}
			async fetchTips(prefix) {
				(0, remote_names.sO)(`${prefix}x`);
				let local = FETCHED + prefix.slice(5);
				let args = [
					"--prune",
					"--filter=tree:0",
					"--end-of-options",
					this.options.url,
					`+${prefix}*:${local}*`
				];
				let fetched = await this.#fetch(args, `fetch '${prefix}*'`, void 0);
				return fetched.ok ? (0, result.k)(local) : fetched;
			}
			async readRefs(patterns) {
				for (let pattern of patterns) (0, remote_names.sO)(pattern.replace(/\*$/, "x"));
				let listed = await this.#repeat([
					"ls-remote",
					"--refs",
					"--quiet",
					"--end-of-options",
					this.options.url,
					...patterns
				], "read the refs");
				if (!listed.ok) return listed;
				let isWanted = (ref) => patterns.some((pattern) => pattern.endsWith("*") ? ref.startsWith(pattern.slice(0, -1)) : ref === pattern);
				let entries = (0, clean_repository.D4)(listed.value).split("\n").map((line) => line.split("	")).flatMap(([id = "", ref = ""]) => (0, clean_repository.TS)(id) && isWanted(ref) ? [[ref, id]] : []);
				return (0, result.k)(new Map(entries));
			}
			async push(updates, from = this.place.gitDirectory) {
				for (let update of updates) (0, remote_names.u6)(update);
				for (let isFirst = !0;; isFirst = !1) {
					let sent = await this.#pushOnce(updates, from);
					if (sent.kind === "taken") return (0, result.k)(void 0);
					if (sent.kind === "refused") return (0, result.V)(sent.refusal);
					let now = await this.readRefs(updates.map(({ ref }) => ref));
					if (!now.ok) return (0, result.V)(unknownOutcome(now.error));
					if (updates.every(({ ref, to }) => now.value.get(ref) === to)) return (0, result.k)(void 0);
					let moved = updates.find(({ ref, from: was }) => now.value.get(ref) !== was);
					if (moved !== void 0) return (0, result.V)(movedRefusal(moved, now.value.get(moved.ref)));
					if (sent.kind === "lost" && (!isFirst || isDenied(sent.refusal))) return (0, result.V)(sent.refusal);
					if (sent.kind === "moved" && !isFirst) return (0, result.V)((0, reason.x)("ref_moved", `'${updates[0]?.ref}' is being changed by somebody else`));
				}
			}
			run(args, input, gitDirectory = this.place.gitDirectory) {
				return this.options.git.run({
					...this.place,
					gitDirectory,
					args,
					...input && { input }
				});
			}
			async storeContents(contents) {
				let folder = `new-${this.#stored++}`;
				for (let [i, bytes] of contents.entries()) {
					let written = this.options.scratchDisk.write(this.#home, `${folder}/${i}`, {
						bytes,
						mode: "100644"
					});
					if (!written.ok) return (0, result.V)((0, reason.x)("io_error", `Cannot write '${written.error.path}': ${written.error.message}`));
				}
				let input = Buffer.from(contents.map((_, i) => `../${folder}/${i}\n`).join(""));
				let hashed = await this.run([
					"hash-object",
					"-w",
					"--no-filters",
					"--stdin-paths"
				], input);
				if (!hashed.ok) return (0, result.V)(localRefusal("store contents", hashed.error));
				return (0, result.k)((0, clean_repository.D4)(hashed.value).trim().split("\n").slice(0, contents.length));
			}
			async [Symbol.asyncDispose]() {
				await this.options.scratchDisk.removeFolder(this.#home);
			}
			async #pushOnce(updates, gitDirectory) {
				let leases = updates.map(({ ref, from }) => `--force-with-lease=${ref}:${from ?? ""}`);
				let atomic = updates.length > 1 ? ["--atomic"] : [];
				let refspecs = updates.map(({ ref, to }) => `${to ?? ""}:${ref}`);
				let args = [
					"push",
					"--porcelain",
					"--no-verify",
					"--no-signed",
					"--no-thin",
					...atomic,
					...leases,
					this.options.url,
					...refspecs
				];
				let pushed = await this.#speak(args, {
					...this.place,
					gitDirectory
				});
				if (pushed.ok) return { kind: "taken" };
				let answers = readPushAnswers(pushed.error.output ?? "", pushed.error.message);
				let refused = [...answers.values()].find((answer) => answer.kind === "refused");
				if ([...answers.values()].some(({ kind }) => kind === "moved")) return { kind: "moved" };
				if (refused !== void 0) return refused;
				return {
					kind: "lost",
					refusal: transportRefusal(`push '${updates[0]?.ref}'`, pushed.error)
				};
			}
			async #fetch(args, action, depth) {
				let options = [
					"--quiet",
					"--no-tags",
					"--no-write-fetch-head",
					"--no-auto-maintenance",
					"--no-recurse-submodules"
				];
				let shallow = depth === void 0 ? [] : [`--depth=${depth}`];
				let fetched = await this.#repeat([
					"fetch",
					...options,
					...shallow,
					...args
				], action);
				return fetched.ok ? (0, result.k)(void 0) : fetched;
			}
			async #repeat(args, action) {
				for (let attempt = 0;; attempt++) {
					let { signal } = this.options;
					let output = await this.#speak(args, this.place, signal);
					if (output.ok) return output;
					let why = transportRefusal(action, output.error);
					let pause = BACK_OFF_MS[attempt];
					if (why.code !== "api_unavailable" || pause === void 0 || signal?.aborted) return (0, result.V)(why);
					await this.options.sleep(pause);
				}
			}
			#speak(args, place, signal) {
				let { git } = this.options;
				return git.run({
					...place,
					args,
					remote: this.#access,
					timeoutMs: 3e5,
					...signal && { signal }
				});
			}
		}
		function localRefusal(action, { message }) {
			return (0, reason.x)("io_error", `Git could not ${action}: ${message.split("\n", 1)[0] ?? ""}`);
		}
	}),
	52908: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KP: () => mustBeObject,
			Ym: () => isUsableRef,
			sO: () => mustBeRef,
			u6: () => mustBeUpdate
		});
		var _workspace_scratch_clean_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73458);
		let REF = /^refs\/(?:heads|sous)\/(?!.*(?:\.\.|\/\/|@\{|\.lock(?:\/|$)|\/\.|[/.]$))[^\p{Cc} ~^:?*[\\]+$/u;
		function mustBeUpdate({ ref, from, to }) {
			mustBeRef(ref);
			from !== void 0 && mustBeObject(from);
			to !== void 0 && mustBeObject(to);
		}
		function mustBeRef(ref) {
			if (!isUsableRef(ref)) throw Error(`Not a ref that Sous touches: ${JSON.stringify(ref)}`);
		}
		function mustBeObject(id) {
			if (!(0, _workspace_scratch_clean_repository_js__WEBPACK_IMPORTED_MODULE_0__.TS)(id)) throw Error(`Not an object id: ${JSON.stringify(id)}`);
		}
		function isUsableRef(ref) {
			return REF.test(ref);
		}
	}),
	83458: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D_: () => readTrustedText,
			aL: () => refuseForeignWorkflow,
			g$: () => findTrustedCommit
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
		var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23945);
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _model_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33529);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97424);
		var _answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1672);
		let ON_DEFAULT_BRANCH = ["issue_comment", "schedule"];
		let Ref = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({ object: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			type: zod_mini__WEBPACK_IMPORTED_MODULE_3__.euz("commit"),
			sha: _answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__.V
		}) });
		let Repository = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({ default_branch: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.m9(1)) });
		async function findTrustedCommit(github, facts) {
			let { event, sha, attempt } = facts;
			if (attempt === 1 && ON_DEFAULT_BRANCH.includes(event) && zod_mini__WEBPACK_IMPORTED_MODULE_5__.xL(_answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__.V, sha).success) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.k)(sha);
			let branch = facts.defaultBranch;
			if (branch === void 0) {
				let repository = await github.request("GET /repos/{owner}/{repo}", {}, Repository);
				if (!repository.ok) return repository;
				branch = repository.value.default_branch;
			}
			let ref = await github.request("GET /repos/{owner}/{repo}/git/ref/{ref}", { ref: `heads/${branch}` }, Ref);
			return ref.ok ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.k)(ref.value.object.sha) : ref;
		}
		async function readTrustedText(tree, path) {
			let file = (0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.NP)(path);
			if (!file.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.V)(unreadable(tree, path, file.error));
			let entry = await tree.entry(file.value);
			if (!entry.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.V)(unreadable(tree, path, entry.error));
			if (entry.value.kind === "missing") return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.k)(void 0);
			let content = await tree.read(file.value);
			if (!content.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.V)(unreadable(tree, path, content.error));
			try {
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.k)(new TextDecoder("utf-8", { fatal: !0 }).decode(content.value.bytes));
			} catch {
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_6__.V)((0, _model_reason_js__WEBPACK_IMPORTED_MODULE_1__.x)("policy_error", `'${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(path)}' is not UTF-8`));
			}
		}
		async function refuseForeignWorkflow(github, tree, { ref, sha }) {
			let refused = (why) => (0, _model_reason_js__WEBPACK_IMPORTED_MODULE_1__.x)("event_not_trusted_for_apply", `The workflow of this run ${why}`);
			let path = workflowPath(ref);
			if (path === void 0 || !zod_mini__WEBPACK_IMPORTED_MODULE_5__.xL(_answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__.V, sha).success) return refused("cannot be told");
			let trusted = await tree.objectId(path);
			if (!trusted.ok) return tree.refusal ?? refused("cannot be read on the default branch");
			if (trusted.value === void 0) return refused("is not on the default branch");
			if (sha === tree.commit) return;
			let File = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_3__.euz("file"),
				sha: _answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__.V
			});
			let running = await github.request("GET /repos/{owner}/{repo}/contents/{path}", {
				path,
				ref: sha
			}, File);
			if (!running.ok) return running.error;
			return running.value.sha === trusted.value ? void 0 : refused("differs from the one on the default branch");
		}
		function workflowPath(ref) {
			let [, text] = /^[^/]+\/[^/]+\/(\.github\/workflows\/[^@]+\.ya?ml)@/.exec(ref) ?? [];
			let path = text === void 0 ? void 0 : (0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.NP)(text);
			return path?.ok ? path.value : void 0;
		}
		function unreadable(tree, path, { message, suggestion }) {
			return tree.refusal ?? (0, _model_reason_js__WEBPACK_IMPORTED_MODULE_1__.x)("policy_error", `'${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(path)}' cannot be read: ${message}`, suggestion);
		}
	}),
	10601: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { f: () => fileModeOf });
		function fileModeOf(permissions) {
			return permissions & 64 ? "100755" : "100644";
		}
	}),
	84159: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => realClock });
		let realClock = {
			elapsed: () => performance.now(),
			now: () => new Date()
		};
	}),
	14292: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CK: () => findShell,
			Kp: () => findProgram,
			ts: () => cleanPath
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _real_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52847);
		let POSIX_SHELLS = [
			"sh",
			"bash",
			"dash",
			"zsh",
			"ksh"
		];
		function cleanPath({ path: searchPath, forbiddenRoot }) {
			let entries = searchPath.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter((entry) => node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(entry) && isOutside(entry, forbiddenRoot));
			return [...new Set(entries)].join(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter);
		}
		function findProgram(name, places) {
			if (name === "" || /[/\\\0]/.test(name)) return;
			for (let directory of cleanPath(places).split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter)) {
				if (directory === "") continue;
				let candidate = node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, name);
				if (isExecutable(candidate) && isOutside(candidate, places.forbiddenRoot)) return candidate;
			}
		}
		function findShell(wanted, places) {
			if (process.platform === "win32") return;
			return wanted !== void 0 && node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(wanted) && POSIX_SHELLS.includes(node_path__WEBPACK_IMPORTED_MODULE_1__.basename(wanted)) && isExecutable(wanted) && isOutside(wanted, places.forbiddenRoot) ? wanted : findProgram("sh", places);
		}
		function isExecutable(file) {
			let stats = (0, _real_disk_js__WEBPACK_IMPORTED_MODULE_2__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file, { throwIfNoEntry: !1 }));
			return stats.ok && stats.value?.isFile() === !0 && (0, _real_disk_js__WEBPACK_IMPORTED_MODULE_2__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK)).ok;
		}
		function isOutside(file, forbiddenRoot) {
			let real = (0, _real_disk_js__WEBPACK_IMPORTED_MODULE_2__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(file));
			if (!real.ok) return !1;
			let root = (0, _real_disk_js__WEBPACK_IMPORTED_MODULE_2__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(forbiddenRoot));
			return (root.ok ? [forbiddenRoot, root.value] : [forbiddenRoot]).every((forbidden) => !isWithin(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(file), forbidden) && !isWithin(real.value, forbidden));
		}
		function isWithin(file, folder) {
			let relative = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(folder, file);
			return relative === "" || relative !== ".." && !relative.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(relative);
		}
	}),
	52847: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CD: () => attempt,
			I: () => kindOf,
			Ur: () => realDisk,
			_: () => OPEN_TO_READ
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _model_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10601);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97424);
		let OPEN_TO_READ = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
		let realDisk = {
			entry(path) {
				let stats = attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(path, {
					bigint: !0,
					throwIfNoEntry: !1
				}));
				if (stats.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.k)(stats.value === void 0 ? void 0 : describe(stats.value));
				return stats.error.code === "ENOENT" || stats.error.code === "ENOTDIR" ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.k)(void 0) : stats;
			},
			readFile(path, limit = Infinity) {
				return attempt(() => {
					let file = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(path, OPEN_TO_READ);
					try {
						let stats = node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(file);
						if (!stats.isFile()) throw Object.assign(Error("not a regular file"), { code: stats.isDirectory() ? "EISDIR" : "ENOTREG" });
						return {
							bytes: readUpTo(file, Math.min(stats.size, limit)),
							size: stats.size,
							mode: (0, _model_change_js__WEBPACK_IMPORTED_MODULE_2__.f)(stats.mode)
						};
					} finally {
						node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file);
					}
				});
			},
			readDirectory(path) {
				return attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(path, { withFileTypes: !0 }).map((entry) => ({
					name: entry.name,
					kind: kindOf(entry)
				})));
			},
			async walk(folder, request) {
				let { walkFolder } = await Promise.all([__webpack_require__.e(5648), __webpack_require__.e(8249)]).then(__webpack_require__.bind(__webpack_require__, 18249));
				return walkFolder(folder, request);
			},
			canWriteInto(directory) {
				return attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync(directory, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK)).ok;
			},
			realPath(path) {
				return attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path));
			}
		};
		function attempt(call) {
			try {
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.k)(call());
			} catch (error) {
				let code = error.code;
				if (typeof code != "string") throw error;
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.V)({
					code,
					message: error.message
				});
			}
		}
		function readUpTo(file, size) {
			let bytes = Buffer.allocUnsafeSlow(size);
			let filled = 0;
			for (; filled < size;) {
				let read = node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync(file, bytes, filled, size - filled, null);
				if (read === 0) break;
				filled += read;
			}
			return filled === size ? bytes : bytes.subarray(0, filled);
		}
		function describe(stats) {
			return {
				kind: kindOf(stats),
				size: Number(stats.size),
				mode: (0, _model_change_js__WEBPACK_IMPORTED_MODULE_2__.f)(Number(stats.mode)),
				get fingerprint() {
					return `${stats.dev}:${stats.ino}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}`;
				}
			};
		}
		function kindOf(entry) {
			if (entry.isFile()) return "file";
			if (entry.isDirectory()) return "directory";
			return entry.isSymbolicLink() ? "symlink" : "other";
		}
	}),
	93078: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z: () => locateRepository,
			f: () => realGit
		});
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var result = __webpack_require__(97424);
		let LOOPBACK = new Set([
			"127.0.0.1",
			"[::1]",
			"localhost"
		]);
		function remoteEnvironment({ origin, token, proxy = "", certificates }) {
			let url = new URL(origin);
			if (url.origin !== origin) throw Error("A remote is given as an origin, without path and credentials.");
			if (url.protocol !== "https:" && !(url.protocol === "http:" && LOOPBACK.has(url.hostname))) throw Error("Git speaks https only, and http with this machine.");
			return {
				settings: {
					[`http.${origin}/.extraHeader`]: `Authorization: Basic ${basicToken(token)}`,
					"http.followRedirects": "false",
					"http.sslVerify": "true",
					"http.proxy": proxy,
					...certificates !== void 0 && { "http.sslCAInfo": certificates },
					"http.lowSpeedLimit": "100",
					"http.lowSpeedTime": "30",
					"core.askPass": "",
					"protocol.version": "2",
					"transfer.credentialsInUrl": "die",
					"submodule.recurse": "false",
					"fetch.recurseSubmodules": "false",
					"push.recurseSubmodules": "no",
					"push.followTags": "false",
					"push.gpgSign": "false"
				},
				variables: {
					GIT_ALLOW_PROTOCOL: url.protocol.slice(0, -1),
					HOME: "/dev/null"
				}
			};
		}
		function hideToken(text, remote) {
			if (remote === void 0 || remote.token === "") return text;
			return text.replaceAll(remote.token, "***").replaceAll(basicToken(remote.token), "***");
		}
		function basicToken(token) {
			return Buffer.from(`x-access-token:${token}`).toString("base64");
		}
		var real_disk = __webpack_require__(52847);
		let SAFE_SETTINGS = {
			"core.fsmonitor": "false",
			"core.hooksPath": "/dev/null",
			"core.excludesFile": "/dev/null",
			"core.attributesFile": "/dev/null",
			"core.quotePath": "false",
			"core.sshCommand": "false",
			"credential.helper": "",
			"protocol.allow": "never",
			"safe.bareRepository": "explicit"
		};
		function realGit(program, searchPath) {
			return {
				run: (request) => program === void 0 ? Promise.resolve(notStarted("git is not installed")) : runGit(program, searchPath, request),
				async locate(folder) {
					return locateRepository(folder);
				}
			};
		}
		async function runGit(program, searchPath, request) {
			let { spawn } = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 31421, 19));
			let { timeoutMs = 6e4 } = request;
			return new Promise((resolve) => {
				let args = [
					"--no-pager",
					`--git-dir=${request.gitDirectory}`,
					`--work-tree=${request.workTree}`,
					...request.args
				];
				let child = spawn(program, args, {
					cwd: request.workTree,
					env: gitEnvironment(searchPath, request),
					stdio: [
						"pipe",
						"pipe",
						"pipe"
					],
					timeout: timeoutMs,
					killSignal: "SIGKILL",
					...request.signal && { signal: request.signal }
				});
				let out = [];
				let err = [];
				child.stdout.on("data", (chunk) => out.push(chunk));
				child.stderr.on("data", (chunk) => err.push(chunk));
				child.on("error", (error) => resolve(notStarted(error.message)));
				child.on("close", (code, signal) => {
					code === 0 && err.length > 0 && request.onComplaint?.(Buffer.concat(err).toString("utf8"));
					if (code === 0) resolve((0, result.k)(Buffer.concat(out)));
					else if (signal === "SIGKILL") resolve(notStarted(`git was killed, at the latest after ${timeoutMs / 1e3}s`));
					else {
						let message = hideToken(Buffer.concat(err).toString("utf8").trim(), request.remote);
						let output = request.remote && { output: Buffer.concat(out).toString("utf8") };
						resolve((0, result.V)({
							exitCode: code ?? void 0,
							message,
							...output
						}));
					}
				});
				child.stdin.on("error", () => void 0);
				child.stdin.end(request.input);
			});
		}
		function gitEnvironment(searchPath, { remote }) {
			let env = {
				PATH: searchPath,
				LC_ALL: "C",
				GIT_CONFIG_NOSYSTEM: "1",
				GIT_CONFIG_GLOBAL: "/dev/null",
				GIT_LITERAL_PATHSPECS: "1",
				GIT_OPTIONAL_LOCKS: "0",
				GIT_TERMINAL_PROMPT: "0",
				GIT_NO_REPLACE_OBJECTS: "1",
				GIT_ATTR_NOSYSTEM: "1",
				GIT_NO_LAZY_FETCH: "1",
				GIT_ALLOW_PROTOCOL: ""
			};
			let opened = remote && remoteEnvironment(remote);
			let settings = Object.entries({
				...SAFE_SETTINGS,
				...opened?.settings
			});
			settings.forEach(([key, value], i) => {
				env[`GIT_CONFIG_KEY_${i}`] = key;
				env[`GIT_CONFIG_VALUE_${i}`] = value;
			});
			env.GIT_CONFIG_COUNT = String(settings.length);
			return {
				...env,
				...opened?.variables
			};
		}
		function locateRepository(folder) {
			for (let at = folder;; at = external_node_path_.dirname(at)) {
				let marker = (0, real_disk.CD)(() => external_node_fs_.statSync(external_node_path_.join(at, ".git"), { throwIfNoEntry: !1 }));
				let kind = !marker.ok || marker.value === void 0 ? "none" : marker.value.isDirectory() ? "directory" : "pointer";
				let candidate = kind === "pointer" ? pointedTo(at) : external_node_path_.join(at, ".git");
				if (kind !== "none" && candidate !== void 0 && external_node_fs_.existsSync(external_node_path_.join(candidate, "HEAD"))) return {
					gitDirectory: candidate,
					workTree: at
				};
				if (kind === "pointer" || external_node_path_.dirname(at) === at) return;
			}
		}
		function pointedTo(folder) {
			let file = real_disk.Ur.readFile(external_node_path_.join(folder, ".git"), 8192);
			let text = file.ok ? Buffer.from(file.value.bytes).toString("utf8") : "";
			let target = /^gitdir: (.+?)\s*$/.exec(text)?.[1];
			return target === void 0 ? void 0 : external_node_path_.resolve(folder, target);
		}
		function notStarted(message) {
			return (0, result.V)({
				exitCode: void 0,
				message
			});
		}
	}),
	4824: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { y: () => realScratchDisk });
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var model_result = __webpack_require__(97424);
		var real_disk = __webpack_require__(52847);
		var path = __webpack_require__(59986);
		function scanFolder(folder, { from, skipped, mayEnter }) {
			let entries = new Map();
			let directories = [];
			let unentered = [];
			let waiting = [...from];
			for (let directory = waiting.pop(); directory !== void 0; directory = waiting.pop()) {
				directory !== "" && directories.push(directory);
				let names = (0, real_disk.CD)(() => external_node_fs_.readdirSync(external_node_path_.join(folder, directory), { withFileTypes: !0 }));
				if (!names.ok) return (0, model_result.V)({
					...names.error,
					path: directory === "" ? "." : directory
				});
				for (let entry of names.value) {
					let name = directory === "" ? entry.name : `${directory}/${entry.name}`;
					if (skipped.has(name)) continue;
					let isRepository = (0, path.G4)(entry.name);
					if (!entry.isDirectory() || isRepository) {
						let looked = (0, real_disk.CD)(() => describe(external_node_path_.join(folder, name), isRepository));
						if (!looked.ok) return (0, model_result.V)({
							...looked.error,
							path: name
						});
						entries.set(name, looked.value);
					} else mayEnter(name) ? waiting.push(name) : unentered.push(name);
				}
			}
			return (0, model_result.k)({
				entries,
				directories,
				unentered
			});
		}
		function describe(file, isRepository) {
			let stats = external_node_fs_.lstatSync(file, {
				bigint: !0,
				throwIfNoEntry: !1
			});
			if (stats === void 0) return {
				kind: "other",
				size: 0,
				mode: "100644",
				mark: "unreachable",
				changedAt: 0n
			};
			return {
				kind: isRepository ? "repository" : stats.isFile() ? "file" : stats.isSymbolicLink() ? "symlink" : "other",
				size: Number(stats.size),
				mode: stats.mode & 64n ? "100755" : "100644",
				mark: `${stats.dev}:${stats.ino}:${stats.mode}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}`,
				changedAt: stats.ctimeNs
			};
		}
		let NAME = /^sous-scratch-(\d+)-/;
		let { COPYFILE_EXCL, COPYFILE_FICLONE } = external_node_fs_.constants;
		function realScratchDisk(home) {
			let real = (0, real_disk.CD)(() => external_node_fs_.realpathSync.native(home));
			let realHome = real.ok ? real.value : external_node_path_.resolve(home);
			return {
				home: realHome,
				makeFolder: () => (0, real_disk.CD)(() => external_node_fs_.mkdtempSync(external_node_path_.join(realHome, `sous-scratch-${process.pid}-`))),
				makeDirectory: (folder, directory) => at(directory, () => makeDirectory(folder, directory)),
				copy: copyAll,
				write: (folder, name, { bytes, mode }) => at(name, () => {
					let parent = external_node_path_.posix.dirname(name);
					parent !== "." && makeDirectory(folder, parent);
					let file = external_node_path_.join(folder, name);
					external_node_fs_.rmSync(file, {
						recursive: !0,
						force: !0
					});
					external_node_fs_.writeFileSync(file, bytes, {
						flag: "wx",
						mode: mode === "100755" ? 511 : 438
					});
				}),
				removeEntry: (folder, name) => at(name, () => {
					isBelowRealDirectories(folder, name) && removeEntry(external_node_path_.join(folder, name));
				}),
				readLink: (link) => (0, real_disk.CD)(() => external_node_fs_.readlinkSync(link)),
				makeLink: (link, target) => (0, real_disk.CD)(() => external_node_fs_.symlinkSync(target, link)),
				scan: scanFolder,
				now: (folder) => (0, real_disk.CD)(() => {
					let clock = external_node_path_.join(folder, "clock");
					external_node_fs_.writeFileSync(clock, "");
					return external_node_fs_.lstatSync(clock, { bigint: !0 }).ctimeNs;
				}),
				removeFolder,
				findLeftovers: (olderThanMs) => findLeftovers(realHome, olderThanMs)
			};
		}
		function at(name, call) {
			let result = (0, real_disk.CD)(call);
			return result.ok ? result : (0, model_result.V)({
				...result.error,
				path: name
			});
		}
		function makeDirectory(folder, directory) {
			let reached = folder;
			for (let segment of directory.split("/")) {
				reached = external_node_path_.join(reached, segment);
				let stats = external_node_fs_.lstatSync(reached, { throwIfNoEntry: !1 });
				if (stats?.isDirectory()) continue;
				stats !== void 0 && external_node_fs_.unlinkSync(reached);
				external_node_fs_.mkdirSync(reached);
			}
		}
		function isBelowRealDirectories(folder, name) {
			let reached = folder;
			for (let segment of external_node_path_.posix.dirname(name).split("/")) {
				reached = external_node_path_.join(reached, segment);
				if (external_node_fs_.lstatSync(reached, { throwIfNoEntry: !1 })?.isDirectory() !== !0) return !1;
			}
			return !0;
		}
		function removeEntry(entry) {
			let stats = external_node_fs_.lstatSync(entry, { throwIfNoEntry: !1 });
			stats?.isDirectory() && external_node_fs_.readdirSync(entry).length === 0 ? external_node_fs_.rmdirSync(entry) : stats !== void 0 && !stats.isDirectory() && external_node_fs_.unlinkSync(entry);
		}
		async function copyAll(files) {
			let waiting = files.values();
			let faults = [];
			async function copyInTurn() {
				for (let { from, to } of waiting) try {
					await external_node_fs_.promises.copyFile(from, to, COPYFILE_EXCL | COPYFILE_FICLONE);
				} catch (error) {
					let { code, message } = error;
					if (code === void 0) throw error;
					faults.push({
						code,
						message,
						path: from
					});
				}
			}
			await Promise.all(Array.from({ length: 16 }, copyInTurn));
			return faults;
		}
		async function removeFolder(folder) {
			let removed = await remove(folder);
			if (removed.ok) return removed;
			(0, real_disk.CD)(() => openUp(folder));
			return remove(folder);
		}
		async function remove(folder) {
			try {
				await external_node_fs_.promises.rm(folder, {
					recursive: !0,
					force: !0,
					maxRetries: 2
				});
				return (0, model_result.k)(void 0);
			} catch (error) {
				let { code, message } = error;
				if (code === void 0) throw error;
				return (0, model_result.V)({
					code,
					message
				});
			}
		}
		function openUp(directory) {
			external_node_fs_.chmodSync(directory, 448);
			for (let entry of external_node_fs_.readdirSync(directory, { withFileTypes: !0 })) entry.isDirectory() && openUp(external_node_path_.join(directory, entry.name));
		}
		function findLeftovers(home, olderThanMs) {
			let names = (0, real_disk.CD)(() => external_node_fs_.readdirSync(home));
			let oldest = Date.now() - olderThanMs;
			return (names.ok ? names.value : []).flatMap((name) => {
				let pid = NAME.exec(name)?.[1];
				if (pid === void 0) return [];
				let folder = external_node_path_.join(home, name);
				let stats = (0, real_disk.CD)(() => external_node_fs_.lstatSync(folder));
				return stats.ok && stats.value.isDirectory() && stats.value.uid === (process.getuid?.() ?? stats.value.uid) && stats.value.mtimeMs < oldest && !isRunning(Number(pid)) ? [folder] : [];
			});
		}
		function isRunning(pid) {
			let signalled = (0, real_disk.CD)(() => process.kill(pid, 0));
			return signalled.ok || signalled.error.code !== "ESRCH";
		}
	}),
	6754: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$y: () => notAFile,
			JV: () => symlinkDenied,
			Ko: () => fileNotFound,
			L5: () => permissionDenied,
			YL: () => fromDiskFault,
			c9: () => belongsToSous,
			o5: () => notADirectory
		});
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		function fromDiskFault(fault, shown, action = "read") {
			switch (fault.code) {
				case "ENOENT": return fileNotFound(shown);
				case "EACCES":
				case "EPERM":
				case "EROFS": return permissionDenied(action, shown);
				case "ELOOP": return symlinkDenied(shown);
				case "EISDIR":
				case "ENOTREG": return notAFile(shown);
				case "ENOTDIR": return notADirectory(shown);
				default: return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("io_error", `Cannot ${action} '${shown}': ${fault.message}`, "Check the disk and the file, then try again.");
			}
		}
		function fileNotFound(shown) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("not_found", `File '${shown}' not found`, "Check the path, or use file_search to find the file.");
		}
		function permissionDenied(action, shown) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("permission_denied", `Cannot ${action} '${shown}' - permission denied`, "Check who may read and write there, then try again.");
		}
		function symlinkDenied(shown) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("symlink_denied", `Path '${shown}' leads through a symbolic link`, "Sous neither follows nor changes links. Name the real file, if that is what is meant.");
		}
		function notAFile(shown) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("not_a_file", `Path '${shown}' is not a regular file`, "Name a regular file.");
		}
		function notADirectory(shown) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("not_a_directory", `Path '${shown}' is not a directory`, "Name a directory.");
		}
		function belongsToSous(shown) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("path_denied", `Path '${shown}' belongs to Sous itself`, "Use a path that is not below '.sous'.");
		}
	}),
	73458: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D4: () => decode,
			IH: () => makeCleanRepository,
			Kg: () => cleanConfig,
			TS: () => isObjectId
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _model_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7682);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97424);
		var _scratch_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15924);
		let OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
		function isObjectId(text) {
			return OBJECT_ID.test(text);
		}
		async function makeCleanRepository(request) {
			let { repository, git, disk, scratchDisk, home } = request;
			let facts = await askRepository(git, repository);
			if (!facts.ok) return facts;
			let head = request.head ?? facts.value.head;
			if (head !== void 0 && !isObjectId(head)) throw Error(`Not an object id: ${head}`);
			let common = node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(facts.value.objects);
			let ownExcludes = readIfThere(disk, node_path__WEBPACK_IMPORTED_MODULE_0__.join(common, "info/exclude"));
			let shallow = readIfThere(disk, node_path__WEBPACK_IMPORTED_MODULE_0__.join(common, "shallow"));
			let files = {
				HEAD: head === void 0 ? "ref: refs/heads/main\n" : `${head}\n`,
				...request.hasRefs && await readRefs(git, repository, head),
				config: cleanConfig(facts.value.objectFormat),
				"objects/info/alternates": `${quoteLine(facts.value.objects)}\n`,
				"info/exclude": Buffer.concat([ownExcludes, Buffer.from([
					"",
					...request.excluded ?? [],
					""
				].join("\n"))]),
				...shallow.length > 0 && { shallow }
			};
			let name = node_path__WEBPACK_IMPORTED_MODULE_0__.relative(home, request.gitDirectory).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_0__.sep, "/");
			let made = scratchDisk.makeDirectory(home, `${name}/refs/heads`);
			if (!made.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)((0, _scratch_errors_js__WEBPACK_IMPORTED_MODULE_1__.Lu)(made.error));
			for (let [file, text] of Object.entries(files)) {
				let bytes = typeof text == "string" ? Buffer.from(text) : text;
				let written = scratchDisk.write(home, `${name}/${file}`, {
					bytes,
					mode: "100644"
				});
				if (!written.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)((0, _scratch_errors_js__WEBPACK_IMPORTED_MODULE_1__.Lu)(written.error));
			}
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)({
				gitDirectory: request.gitDirectory,
				objectFormat: facts.value.objectFormat,
				head
			});
		}
		async function readRefs(git, repository, head) {
			let [refs, branch] = await Promise.all([git.run({
				...repository,
				args: [
					"for-each-ref",
					"--format=%(objectname) %(refname)",
					"refs/heads",
					"refs/tags"
				]
			}), git.run({
				...repository,
				args: [
					"symbolic-ref",
					"--quiet",
					"HEAD"
				]
			})]);
			let lines = refs.ok ? decode(refs.value) : "";
			let current = branch.ok ? decode(branch.value).trim() : "";
			return {
				"packed-refs": lines,
				...(head === void 0 ? current !== "" : lines.split("\n").includes(`${head} ${current}`)) && { HEAD: `ref: ${current}\n` }
			};
		}
		async function askRepository(git, repository) {
			let [facts, head] = await Promise.all([git.run({
				...repository,
				args: [
					"rev-parse",
					"--show-object-format",
					"--git-path",
					"objects"
				]
			}), git.run({
				...repository,
				args: [
					"rev-parse",
					"--verify",
					"--quiet",
					"--end-of-options",
					"HEAD^{commit}"
				]
			})]);
			if (!facts.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)((0, _scratch_errors_js__WEBPACK_IMPORTED_MODULE_1__.gk)("read the repository", facts.error));
			let [format, ...rest] = decode(facts.value).split("\n");
			let objects = node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(repository.workTree, rest.join("\n").replace(/\n$/, ""));
			let commit = head.ok ? decode(head.value).trim() : "";
			return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.k)({
				objectFormat: format === "sha256" ? "sha256" : "sha1",
				objects,
				head: isObjectId(commit) ? commit : void 0
			});
		}
		function cleanConfig(objectFormat) {
			return `[core]\n${objectFormat === "sha1" ? "	repositoryformatversion = 0\n" : "	repositoryformatversion = 1\n"}\tbare = false\n\tfilemode = true\n\tlogAllRefUpdates = false\n[gc]\n\tauto = 0\n[maintenance]\n\tauto = false\n${objectFormat === "sha1" ? "" : "[extensions]\n	objectFormat = sha256\n"}`;
		}
		function quoteLine(path) {
			return path.includes("\n") ? JSON.stringify(path) : path;
		}
		function readIfThere(disk, file) {
			let content = disk.readFile(file);
			return content.ok ? content.value.bytes : new Uint8Array();
		}
		function decode(bytes) {
			return (0, _model_bytes_js__WEBPACK_IMPORTED_MODULE_3__.bS)(bytes).toString("utf8");
		}
	}),
	15924: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Lu: () => fromScratchFault,
			gk: () => gitFailed,
			rF: () => nameFiles
		});
		var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59986);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22936);
		var _model_wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60493);
		var _disk_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6754);
		function gitFailed(action, fault) {
			let why = fault.message.split("\n", 1)[0] ?? "";
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("io_error", `Git could not ${action}: ${why}`, "Check that git works in this repository, then try again.");
		}
		function fromScratchFault(fault, action = "write") {
			return (0, _disk_errors_js__WEBPACK_IMPORTED_MODULE_2__.YL)(fault, fault.path, action);
		}
		function nameFiles(names) {
			return (0, _model_wording_js__WEBPACK_IMPORTED_MODULE_3__.Kf)(names.map((name) => `'${(0, _model_path_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(name)}'`), 10);
		}
	}),
	83044: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => makeScratchHome });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97424);
		var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22936);
		async function makeScratchHome(scratchDisk, outside) {
			let { home } = scratchDisk;
			if (outside !== void 0 && (home === outside || home.startsWith(outside + node_path__WEBPACK_IMPORTED_MODULE_0__.sep))) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)(homeInside(home));
			for (let leftover of scratchDisk.findLeftovers(864e5)) await scratchDisk.removeFolder(leftover);
			let made = scratchDisk.makeFolder();
			return made.ok ? made : (0, _model_result_js__WEBPACK_IMPORTED_MODULE_2__.V)(noHome(home, made.error));
		}
		function noHome(home, { code }) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("io_error", `Cannot make a temporary folder in '${home}': ${code}`, "Set TMPDIR to a directory that can be written to.");
		}
		function homeInside(home) {
			return (0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__.$4)("path_denied", `Temporary files would lie inside the working directory: '${home}'`, "Set TMPDIR to a directory outside of it.");
		}
	})
};
