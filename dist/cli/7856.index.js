"use strict";
exports.id = 7856;
exports.ids = [7856, 5390];
exports.modules = {
	5035: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => invalidBranch,
			i: () => commitText,
			n: () => checkBranchName,
			o: () => signatureTime,
			r: () => checkMessage,
			t: () => PLAN_TRAILER
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		let PLAN_TRAILER = "Sous-Plan";
		function commitText({ tree, parent, message, digest, time, person = "Sous <sous@localhost>" }) {
			return `${[
				`tree ${tree}`,
				...parent === void 0 ? [] : [`parent ${parent}`],
				`author ${person} ${time}`,
				`committer ${person} ${time}`
			].join("\n")}\n\n${message.trim()}\n\n${PLAN_TRAILER}: ${digest}\n`;
		}
		function signatureTime(baseText) {
			let header = baseText?.split("\n\n", 1)[0] ?? "";
			return /^committer .*> (\d{1,12} [+-]\d{4})$/m.exec(header)?.[1] ?? "0 +0000";
		}
		function checkMessage(message) {
			let why = message.trim() === "" ? "is empty" : message.includes("\0") || !message.isWellFormed() ? "has a character that git cannot keep" : RegExp("^Sous-Plan\\s*:", "im").test(message) ? `has a line '${PLAN_TRAILER}:' of its own` : void 0;
			return why && (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("invalid_arguments", `The commit message ${why}`, "Correct the message.");
		}
		let GITS_OWN = /^(?:@|HEAD|[A-Z_]+_HEAD|AUTO_MERGE|BISECT_EXPECTED_REV|MERGE_AUTOSTASH|NOTES_MERGE_(?:PARTIAL|REF))$/i;
		function checkBranchName(branch) {
			if (branch.startsWith("-")) return invalidBranch(branch, "Git would read it as an option. Start it with a letter.");
			if (GITS_OWN.test(branch)) return invalidBranch(branch, "Git uses it for itself. Choose another name.");
			if (/^refs\//i.test(branch)) return invalidBranch(branch, "Write the name without 'refs/heads/'.");
		}
		function invalidBranch(branch, suggestion) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("invalid_arguments", `'${branch}' is not a valid branch name`, suggestion);
		}
	}),
	1874: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			bundleContext: () => bundleContext,
			invokeBundleTool: () => invokeBundleTool,
			n: () => sharedFolder,
			t: () => prepareServedRecipe
		});
		__webpack_require__(4472);
		var _apply_on_disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9540);
		var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8403);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6085);
		var _bundle_tool_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3125);
		var _render_patch_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3009);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9132);
		var _make_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9020);
		var _plan_place_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4459);
		var _trust_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6494);
		var _plan_store_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(889);
		var _apply_saved_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3074);
		var NarrowedTree = class {
			#base;
			#directories;
			#way;
			constructor(base, directories) {
				this.#base = base;
				this.#directories = directories;
				this.#way = new Set([".", ...directories.flatMap(_shared_js__WEBPACK_IMPORTED_MODULE_3__.an)]);
			}
			get folder() {
				return this.#base.folder;
			}
			get dropsEmptied() {
				return this.#base.dropsEmptied;
			}
			async files() {
				return this.#narrow(await this.#base.files());
			}
			async *batches() {
				for await (let listing of this.#base.batches()) yield this.#narrow(listing);
			}
			async entry(path) {
				return this.#isWithin(path) || this.#way.has(path) ? this.#base.entry(path) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(outside(path));
			}
			async read(path, limit) {
				return this.#isWithin(path) ? this.#base.read(path, limit) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(outside(path));
			}
			async directory(path) {
				if (path !== "." && this.#isWithin(path)) return this.#base.directory(path);
				if (!this.#way.has(path)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(outside(path));
				let entries = await this.#base.directory(path);
				if (!entries.ok) return entries;
				let at = (name) => path === "." ? name : `${path}/${name}`;
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(entries.value.filter(({ name }) => this.#isWithin(at(name)) || this.#way.has(at(name))));
			}
			staged(path) {
				return this.#base.staged?.(path);
			}
			async footprint() {
				return this.#base.footprint?.();
			}
			isWritable(path) {
				return this.#isWithin(path) && this.#base.isWritable(path);
			}
			#narrow({ files, warnings, unreadable }) {
				let isOnWay = (directory) => this.#way.has(directory) || this.#isWithin(directory);
				return {
					files: files.filter((path) => this.#isWithin(path)),
					warnings,
					...unreadable && { unreadable: unreadable.filter(isOnWay) }
				};
			}
			#isWithin(path) {
				return this.#directories.some((directory) => path === directory || path.startsWith(`${directory}/`));
			}
		};
		function outside(path) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("path_outside_working_dir", `Path '${path}' is outside the folders that the client shares`, "Use a path below one of them, or share the folder.");
		}
		let WORKING_TREE = {
			commit: !1,
			branch: void 0
		};
		async function prepareServedRecipe(served, request) {
			let { root, verbose, allowHosts } = served;
			let invocation = {
				...served.invocation,
				signal: request.signal
			};
			let prepared = await (0, _trust_js__WEBPACK_IMPORTED_MODULE_10__.r)(invocation, {
				word: request.name,
				root,
				inputs: request.inputs
			});
			if (!prepared.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(asError(prepared.error));
			let run = {
				...prepared.value,
				opened: sharedFolder(prepared.value.opened, request.shared)
			};
			let policy = (0, _trust_js__WEBPACK_IMPORTED_MODULE_10__.i)(run.config);
			let trust = await (0, _trust_js__WEBPACK_IMPORTED_MODULE_10__.t)(run, policy, invocation);
			if (!trust.ok) return trust;
			let userRules = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_4__.m)(invocation);
			if (!userRules.ok) return userRules;
			let place = (0, _plan_place_js__WEBPACK_IMPORTED_MODULE_9__.n)(run.opened);
			let { hash, calls, isTrusted } = trust.value;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)({
				recipe: run.recipe,
				root,
				hash,
				externalCalls: calls,
				isTrusted,
				plan: (made) => (0, _make_run_js__WEBPACK_IMPORTED_MODULE_8__.n)({
					run,
					invocation,
					policy,
					rules: made.isTrusted ? [...userRules.value, ...run.config.rules] : [],
					approver: made.approver,
					emit: made.emit,
					allowHosts,
					verbose
				}),
				approve: ({ plan, changes }, approver) => (0, _apply_saved_js__WEBPACK_IMPORTED_MODULE_12__.r)({
					plan,
					changes,
					hash,
					rules: userRules.value,
					root,
					approver
				}),
				keep: (loaded) => (0, _plan_store_js__WEBPACK_IMPORTED_MODULE_11__.o)(place.store, loaded),
				land: (loaded, progress) => served.turns.add(request.signal, () => (0, _apply_saved_js__WEBPACK_IMPORTED_MODULE_12__.t)({
					loaded,
					place,
					options: WORKING_TREE,
					opened: run.opened,
					invocation,
					progress
				}))
			});
		}
		function asError(unprepared) {
			switch (unprepared.kind) {
				case "error": return unprepared.error;
				case "invalid_recipe": return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("unknown_recipe", "The recipe is not valid any more", "See 'sous validate' for what is wrong.");
				case "invalid_inputs": {
					let messages = unprepared.diagnostics.map(({ message }) => message).join("; ");
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("invalid_arguments", messages, unprepared.diagnostics[0]?.suggestion ?? "Correct the inputs.");
				}
			}
		}
		function sharedFolder(opened, shared) {
			return shared === void 0 ? opened : {
				...opened,
				view: new NarrowedTree(opened.tree, shared)
			};
		}
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
		async function invokeBundleTool(request) {
			let { bundles, invocation, tool: definition, args, approver, allowHosts, verbose } = request;
			if (definition.recipe !== void 0) return planRecipe(request, definition.recipe.name);
			let tool = await (0, _bundle_tool_js__WEBPACK_IMPORTED_MODULE_5__.n)(definition);
			if (!tool.ok) return tool;
			let opened = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Dt)(invocation, bundles.root);
			if (!opened.ok) return opened;
			let config = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_7__.G)(opened.value.tree, new Date());
			if (!config.ok) return config;
			let rules = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_4__.m)(invocation);
			if (!rules.ok) return rules;
			let session = await (0, _list_2_js__WEBPACK_IMPORTED_MODULE_4__.u)({
				invocation,
				category: tool.value.category,
				opened: opened.value,
				allowHosts,
				verbose
			});
			let run = await (0, _list_2_js__WEBPACK_IMPORTED_MODULE_4__.x)({
				tool: tool.value,
				args,
				context: bundleContext(session.context, {
					env: invocation.env,
					config: config.value.config,
					usage: bundles.usage
				}),
				rules: rules.value,
				root: session.root,
				approver,
				land: (changes) => (0, _apply_on_disk_js__WEBPACK_IMPORTED_MODULE_1__.t)({
					...(0, _plan_place_js__WEBPACK_IMPORTED_MODULE_9__.t)(opened.value),
					changes,
					progress: () => void 0
				}),
				emit(event) {
					event.kind === "progress" && request.progress(event.progress);
				}
			});
			if (!run.result.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(run.result.error);
			let { value } = run.result;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(definition.http === void 0 ? value : value.value);
		}
		async function planRecipe({ bundles, invocation, tool, args, approver, allowHosts, verbose }, name) {
			let env_1 = {
				stack: [],
				error: void 0,
				hasError: !1
			};
			try {
				let { root, usage } = bundles;
				let { findValueProblems } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 4503)).then((n) => n.n);
				let problems = findValueProblems(tool.argSchema, args);
				let [first] = problems;
				if (first !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)({
					...(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("invalid_arguments", `${first.field} ${first.reason}`, "Correct the inputs."),
					problems
				});
				usage.called(tool.id);
				let prepared = await prepareServedRecipe({
					invocation,
					root,
					verbose,
					allowHosts,
					turns: new _list_2_js__WEBPACK_IMPORTED_MODULE_4__.l()
				}, {
					name,
					inputs: args,
					signal: invocation.signal,
					shared: void 0
				});
				if (!prepared.ok) return prepared;
				let { isTrusted } = prepared.value;
				if (!isTrusted && approver !== _list_2_js__WEBPACK_IMPORTED_MODULE_4__.w) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(untrusted(name));
				let made = await prepared.value.plan({
					isTrusted,
					approver,
					emit: () => void 0
				});
				if (!made.ok) return made;
				let loaded = __addDisposableResource(env_1, made.value.loaded, !0);
				let { outcome } = made.value;
				if (outcome.kind === "failed") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(outcome.failure.error);
				if (loaded === void 0) throw Error("There is no plan although nothing failed.");
				let kept = await prepared.value.keep(loaded);
				if (!kept.ok) return kept;
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)({
					status: outcome.kind,
					digest: loaded.plan.digest,
					changes: outcome.changes.map(({ kind, path }) => ({
						kind,
						path
					})),
					diff: await (0, _render_patch_js__WEBPACK_IMPORTED_MODULE_6__.t)(outcome.changes),
					outputs: outcome.kind === "complete" ? outcome.outputs : null,
					waiting: outcome.kind === "gated" ? {
						step: outcome.gate.label,
						tool: outcome.gate.call.tool.name,
						args: outcome.gate.call.args
					} : null
				});
			} catch (e_1) {
				env_1.error = e_1;
				env_1.hasError = !0;
			} finally {
				let result_1 = __disposeResources(env_1);
				result_1 && await result_1;
			}
		}
		function untrusted(name) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("untrusted_recipe", `The recipe '${name}' acts outside the workspace, and is not trusted yet`, `Nothing was run. In a terminal, 'sous run ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.nn)(name)}' tells what it does and asks whether to trust it.`);
		}
		function bundleContext(context, { env, config, usage }) {
			return {
				...context,
				http: withinHosts(context.http, config),
				secrets: (0, _make_run_js__WEBPACK_IMPORTED_MODULE_8__.i)(env, config.secrets),
				usage
			};
		}
		function withinHosts(http, { fetchHosts }) {
			if (fetchHosts === void 0) return http;
			return { send: (request) => http.send({
				...request,
				mayReach: (host) => fetchHosts.includes(host)
			}) };
		}
	}),
	3009: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => render_patch_exports,
			t: () => renderTextPatch
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(120);
		var _diff_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5862);
		var node_buffer__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4573);
		var node_zlib__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8522);
		var render_patch_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
			renderBinary: () => renderBinary,
			renderPatch: () => renderPatch,
			renderTextPatch: () => renderTextPatch
		});
		let NO_OBJECT = "0".repeat(40);
		async function renderPatch(changes) {
			return Buffer.concat(await renderFiles(changes, (bytes) => bytes));
		}
		async function renderTextPatch(changes) {
			let files = await renderFiles(changes, (bytes, change, diff) => (0, node_buffer__WEBPACK_IMPORTED_MODULE_4__.isUtf8)(bytes) ? bytes : Buffer.from(renderFile(change, {
				...diff,
				isBinary: !0
			}), "latin1"));
			return Buffer.concat(files).toString("utf8");
		}
		async function renderFiles(changes, finish) {
			let files = [];
			for (let change of changes) {
				let diff = await (0, _diff_change_js__WEBPACK_IMPORTED_MODULE_3__.n)(change);
				if (diff === void 0 || change.kind === "create_directory") continue;
				files.push(finish(Buffer.from(renderFile(change, diff), "latin1"), change, diff));
			}
			return files;
		}
		function renderFile(change, diff) {
			let { before, after } = (0, _diff_change_js__WEBPACK_IMPORTED_MODULE_3__.t)(change);
			let from = quotePath("a", change.path);
			let to = quotePath("b", change.path);
			let isSameContent = change.kind === "update" && Buffer.compare(before, after) === 0;
			let head = `diff --git ${from} ${to}\n${renderModes(diff)}`;
			if (isSameContent) return head;
			let isSameMode = diff.modeBefore === diff.mode;
			let index = `index ${`${change.kind === "create" ? NO_OBJECT : (0, _objects_js__WEBPACK_IMPORTED_MODULE_2__.t)(before, "sha1")}..${change.kind === "delete" ? NO_OBJECT : (0, _objects_js__WEBPACK_IMPORTED_MODULE_2__.t)(after, "sha1")}`}${isSameMode ? ` ${diff.mode}` : ""}\n`;
			if (diff.isBinary) return head + index + renderBinary(before, after);
			if (diff.hunks.length === 0) return head + index;
			return `${head}${index}--- ${change.kind === "create" ? "/dev/null" : endName(from)}\n+++ ${change.kind === "delete" ? "/dev/null" : endName(to)}\n${diff.hunks.map(renderHunk).join("")}`;
		}
		function renderModes({ modeBefore, mode }) {
			if (modeBefore === void 0) return `new file mode ${mode}\n`;
			if (mode === void 0) return `deleted file mode ${modeBefore}\n`;
			return modeBefore === mode ? "" : `old mode ${modeBefore}\nnew mode ${mode}\n`;
		}
		let MARKS = {
			context: " ",
			removed: "-",
			added: "+"
		};
		function renderHunk(hunk) {
			let text = `@@ -${range(hunk.oldStart, hunk.oldLines)} +${range(hunk.newStart, hunk.newLines)} @@\n`;
			for (let { kind, bytes } of hunk.runs) {
				let mark = MARKS[kind];
				let lines = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.b)(bytes).toString("latin1");
				let isEnded = lines.endsWith("\n");
				let body = isEnded ? lines.slice(0, -1) : lines;
				text += `${mark}${body.replaceAll("\n", `\n${mark}`)}\n${isEnded ? "" : "\\ No newline at end of file\n"}`;
			}
			return text;
		}
		function range(start, lines) {
			return lines === 1 ? String(start) : `${start},${lines}`;
		}
		function quotePath(side, path) {
			let name = Buffer.from(`${side}/${path}`, "utf8").toString("latin1");
			return /["\\]/.test(name) ? `"${name.replace(/["\\]/g, "\\$&")}"` : name;
		}
		function endName(name) {
			return name.includes(" ") && !name.startsWith("\"") ? `${name}\t` : name;
		}
		function renderBinary(before, after) {
			return `GIT binary patch\n${renderLiteral(after)}\n${renderLiteral(before)}\n`;
		}
		function renderLiteral(content) {
			let packed = (0, node_zlib__WEBPACK_IMPORTED_MODULE_5__.deflateSync)(content);
			let lines = [`literal ${content.length}\n`];
			for (let start = 0; start < packed.length; start += 52) {
				let line = packed.subarray(start, start + 52);
				lines.push("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".charAt(line.length - 1), encode85(line), "\n");
			}
			return lines.join("");
		}
		function encode85(bytes) {
			let padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
			bytes.copy(padded);
			let text = "";
			for (let at = 0; at < padded.length; at += 4) {
				let rest = padded.readUInt32BE(at);
				let group = "";
				for (let digit = 0; digit < 5; digit++) {
					group = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~".charAt(rest % 85) + group;
					rest = Math.floor(rest / 85);
				}
				text += group;
			}
			return text;
		}
	}),
	6494: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => policyHash,
			n: () => obtainTrust,
			r: () => prepareRun,
			t: () => findTrust
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9132);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6085);
		var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6760);
		function policyHash({ rules, approval, protectedPaths, fetchHosts, limits, secrets = {} }) {
			let { runners, approvers, allowBots, branches, count, ...settings } = approval;
			let meaning = {
				rules: asSet(rules.filter((rule) => rule.enabled !== !1).map(meaningOf)),
				approval: {
					...settings,
					...count > 1 && { count },
					runners: asSet(runners.map(asLogin)),
					approvers: asSet(approvers.map(asLogin)),
					allowBots: asSet(allowBots),
					branches: asSet(branches)
				},
				protectedPaths: asSet(protectedPaths),
				fetchHosts: fetchHosts === void 0 ? null : asSet(fetchHosts),
				limits: {
					..._shared_js__WEBPACK_IMPORTED_MODULE_1__.ut,
					...limits
				},
				...Object.keys(secrets).length > 0 && { secrets }
			};
			return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.nt)("sous-policy-v1", (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.st)(meaning));
		}
		function meaningOf({ tool, pattern, expires, root }) {
			return {
				tool,
				pattern,
				expires: expires === void 0 ? null : momentOf(expires) ?? expires,
				root: root ?? null
			};
		}
		function momentOf(expires) {
			let time = Date.parse(expires);
			return Number.isNaN(time) ? void 0 : time;
		}
		function asLogin(login) {
			return login.slice(Math.max(0, login.indexOf("#"))).toLowerCase();
		}
		function asSet(values) {
			return [...new Map(values.map((value) => [JSON.stringify(value), value]))].toSorted(([a], [b]) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.x)(a, b)).map(([, value]) => value);
		}
		async function prepareRun(invocation, options) {
			let { word } = options;
			if (word === void 0) return refuse((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("invalid_arguments", "Which recipe?", "Name one; 'sous list' lists them."));
			let recipes = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.x)(invocation, options.root);
			if (!recipes.ok) return refuse(recipes.error);
			let loaded = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.G)(recipes.value.opened.tree, new Date());
			if (!loaded.ok) return refuse(loaded.error);
			let { config, warnings } = loaded.value;
			recipes.value.isAbove && invocation.console.err(`${invocation.console.errStyle.dim(`In ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(recipes.value.folder)}, the top of the repository; --root . is this folder alone`)}\n`);
			for (let warning of warnings) invocation.console.err(`${invocation.console.errStyle.yellow("!")} ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.I)(warning)}\n`);
			let given = await readGiven(invocation, options);
			if (!given.ok) return refuse(given.error);
			let prepared = await prepareRecipe(recipes.value, word, given.value);
			return prepared.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
				...prepared.value,
				config,
				opened: recipes.value.opened
			}) : prepared;
		}
		async function prepareRecipe(recipes, word, given) {
			let read = await readOne(recipes, word);
			if (!read.ok) return read;
			let { recipe, callName } = read.value;
			let inputs = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.E)(recipe, given);
			if (!inputs.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)({
				kind: "invalid_inputs",
				recipe: callName,
				diagnostics: inputs.error
			});
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
				recipe,
				callName,
				inputs: inputs.value,
				library: await libraryFor(recipe, recipes),
				findTool: recipes.findTool
			});
		}
		async function readOne(recipes, word) {
			let selected = await recipes.select([word]);
			if (!selected.ok) return refuse(selected.error);
			let read = await recipes.read(selected.value);
			let [first] = read;
			if (read.length !== 1 || first === void 0) return refuse((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("invalid_arguments", `${word} holds several recipes`, "Name one of them."));
			let off = await recipes.whyOff(first);
			if (off !== void 0) return refuse(off);
			if (first.recipe === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)({
				kind: "invalid_recipe",
				files: read
			});
			let isFound = recipes.all.some((file) => file.path === first.path);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
				recipe: first.recipe,
				callName: isFound ? first.name : first.path
			});
		}
		async function libraryFor(recipe, recipes) {
			if ([...recipe.steps, ...recipe.verify].every((step) => step.call.kind === "tool")) return {
				names: [],
				find: () => void 0
			};
			let byName = new Map((await recipes.read([...recipes.all, ...recipes.shipped])).map((read) => [read.name, read.recipe]));
			return {
				names: [...byName.keys()],
				find: (name) => byName.get(name)
			};
		}
		async function readGiven({ folder }, { inputs, inputsFile }) {
			if (inputsFile === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(inputs);
			let file = node_path__WEBPACK_IMPORTED_MODULE_5__.resolve(folder, inputsFile);
			let text;
			try {
				text = node_fs__WEBPACK_IMPORTED_MODULE_4__.readFileSync(file, "utf8");
			} catch (error) {
				let { code } = error;
				let why = code === "ENOENT" ? `There is no file '${inputsFile}'` : `Cannot read '${inputsFile}': ${code}`;
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("invalid_arguments", `--inputs: ${why}`, "Name a file with the inputs, as YAML or JSON."));
			}
			let values = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.T)(text, inputsFile);
			if (!values.ok) return values;
			if (!isTyped(inputs)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
				...values.value,
				...inputs
			});
			let pairs = inputs.map((pair) => [pair.slice(0, Math.max(pair.indexOf("="), 0)), pair.slice(pair.indexOf("=") + 1)]);
			let names = new Set(pairs.map(([name]) => name));
			if (names.has("") || names.size !== pairs.length) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(inputs);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
				...values.value,
				...Object.fromEntries(pairs)
			});
		}
		function isTyped(inputs) {
			return Array.isArray(inputs);
		}
		function refuse(error) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)({
				kind: "error",
				error
			});
		}
		async function findTrust(run, policy, { env }) {
			let recipes = recipesOf(run.recipe, run.library);
			let found = (await Promise.all(recipes.map((recipe) => externalCalls(recipe, run.findTool)))).flat();
			let calls = found.map(({ text }) => text);
			let files = [...new Set(found.flatMap(({ tool }) => tool.source === void 0 ? [] : [tool.source.digest]))];
			let hash = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.lt)(Buffer.from([
				...recipes.map(({ source }) => source.digest),
				policy,
				...files
			].join("\n")));
			if (calls.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
				hash,
				calls,
				isTrusted: !0,
				isRemembered: !0
			});
			let trusted = readTrusted((0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.g)(env));
			if (!trusted.ok) return trusted;
			let isTrusted = trusted.value.includes(hash);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)({
				hash,
				calls,
				isTrusted,
				isRemembered: isTrusted
			});
		}
		async function obtainTrust(trust, run, given, invocation) {
			let { console, env, signal } = invocation;
			if (trust.isTrusted || given === trust.hash) return;
			if (given !== void 0) return untrusted(trust, `--trust names another recipe: this one has the hash ${trust.hash}`);
			if (!console.isInteractive) return untrusted(trust, `The recipe '${run.callName}' acts outside the workspace, and is not trusted yet`);
			console.err(renderTrust(trust, run));
			let answer = (await console.ask("Trust this recipe? (y/N): ", signal))?.trim().toLowerCase();
			if (signal.aborted) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("cancelled", "The run was cancelled", "Nothing was run.");
			if (answer !== "y" && answer !== "yes") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("untrusted_recipe", "The recipe is not trusted", "Nothing was run. Read it first: sous explain shows all of it.");
			let added = addTrusted((0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.g)(env), trust.hash);
			return added.ok ? void 0 : added.error;
		}
		function renderTrust({ hash, calls }, { recipe }) {
			let lines = calls.map((call) => `  ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.R)(call)}`);
			return [
				`The recipe ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.R)(recipe.source.path)} acts outside the workspace:`,
				...lines,
				`sha256 ${hash}`,
				"Each call is still asked for unless a rule allows it. A change to the recipe or to the configuration asks again.",
				""
			].join("\n");
		}
		function recipesOf(recipe, library) {
			let found = new Map();
			let visit = (current) => {
				if (found.has(current.source.path)) return;
				found.set(current.source.path, current);
				for (let { call } of stepsOf(current)) {
					let called = call.kind === "recipe" ? library.find(call.recipe) : void 0;
					called !== void 0 && visit(called);
				}
			};
			visit(recipe);
			return [...found.values()];
		}
		async function externalCalls(recipe, findTool) {
			let calls = [];
			for (let step of stepsOf(recipe)) {
				let tool = step.call.kind === "tool" ? await findTool(step.call.tool) : void 0;
				tool?.effect === "external" && calls.push({
					tool,
					text: `${step.at.file}:${step.at.line}  ${tool.name}  ${tool.hosts?.join(", ") ?? whatItDoes(step)}`
				});
			}
			return calls;
		}
		function whatItDoes({ with: given }) {
			let what = given.find(({ key }) => key === "command" || key === "url")?.value;
			if (what?.kind === "scalar") return String(what.value);
			return what?.kind === "template" ? what.parts.map((part) => typeof part == "string" ? part : `\${{ ${part.text} }}`).join("") : "";
		}
		function stepsOf({ steps, verify }) {
			return [...steps, ...verify];
		}
		function untrusted({ hash }, message) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("untrusted_recipe", message, `Nothing was run. Read it, then add: --trust ${hash}`);
		}
		function readTrusted(file) {
			let text;
			try {
				let stats = node_fs__WEBPACK_IMPORTED_MODULE_4__.statSync(file, { throwIfNoEntry: !1 });
				if (stats === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)([]);
				if (process.platform !== "win32" && stats.mode & 18) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(broken(file, "others than its owner may change it", `Run: chmod 600 ${file}`));
				text = node_fs__WEBPACK_IMPORTED_MODULE_4__.readFileSync(file, "utf8");
			} catch (error) {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(broken(file, error.message, "Make it readable, or delete it."));
			}
			let parsed = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.S)(text);
			let trusted = parsed.ok ? parsed.value?.trusted : void 0;
			return Array.isArray(trusted) && trusted.every((hash) => typeof hash == "string") ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(trusted) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(broken(file, "it has no list 'trusted' of hashes", "Delete it."));
		}
		function addTrusted(file, hash) {
			let present = readTrusted(file);
			if (!present.ok) return present;
			if (present.value.includes(hash)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(void 0);
			try {
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Kt)(file, `${JSON.stringify({ trusted: [...present.value, hash] }, void 0, 2)}\n`);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ut)(void 0);
			} catch (error) {
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.ct)(broken(file, error.message, "Make its folder writable."));
			}
		}
		function broken(file, why, suggestion) {
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.pt)("io_error", `Trusted recipes ${file}: ${why}`, suggestion);
		}
	})
};
