"use strict";
exports.id = 5501;
exports.ids = [5501, 7882];
exports.modules = {
	7882: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { invokeCommand: () => invokeCommand });
		__webpack_require__(4472);
		var _invoke_bundle_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1874);
		var _open_bundles_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4878);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6085);
		var _entry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8403);
		var _list_bundles_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4638);
		var _bundle_tool_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3125);
		async function invokeCommand(invocation) {
			let { console } = invocation;
			let [name, ...words] = invocation.argv;
			if (name === "--help" || name === "-h") {
				console.out("Usage: sous invoke <bundle>/<tool>@<version> [--<argument> VALUE \u2026] [--params JSON] [--yes] [--json] [--root DIR]\n\nCalls a tool of a bundle. Unless a rule of your own allows the call, you are asked first, and see exactly what would be sent.\nRecipes are tools too, of the bundle 'recipes': their plan is made and shown, and 'sous apply <digest>' lands it.\n\n  sous invoke                             find a tool by a few letters, and be asked for what it takes\n  sous invoke +create                     the tool with that slug\n  sous invoke tickets/create@1 --title 'A new one'\n  sous invoke tickets/create@1 --help     what it takes\n");
				return _entry_js__WEBPACK_IMPORTED_MODULE_4__.l.done;
			}
			if (name === void 0 || /^[+-]/.test(name)) return invokePicked(invocation);
			let reference = (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.An)(name);
			if (reference === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.f)((0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.pt)("invalid_arguments", `'${name}' is no tool`, "Write sous invoke <bundle>/<tool>@<version>, or +<tool>."), invocation);
			let bundles = await (0, _open_bundles_js__WEBPACK_IMPORTED_MODULE_2__.openBundles)(invocation, (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.r)(words));
			if (!bundles.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.f)(bundles.error, invocation);
			let definition = await findDefinition((0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.Mn)(reference), bundles.value);
			if (!definition.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.f)(definition.error, invocation);
			let tool = definition.value.recipe === void 0 ? await (0, _bundle_tool_js__WEBPACK_IMPORTED_MODULE_7__.n)(definition.value) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.ut)(void 0);
			if (!tool.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.f)(tool.error, invocation);
			if (words.includes("--help") || words.includes("-h")) return tool.value === void 0 ? explainRecipe(definition.value, bundles.value.root, invocation) : showHelp(tool.value, invocation);
			let owner = tool.value ?? {
				name: (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.Mn)(reference),
				args: () => (0, _bundle_tool_js__WEBPACK_IMPORTED_MODULE_7__.t)(definition.value.argSchema)
			};
			let options = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.i)(owner, words);
			if (!options.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.f)(options.error, invocation);
			let args = await (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.a)(options.value, console);
			if (!args.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.f)(args.error, invocation);
			let line = new _list_2_js__WEBPACK_IMPORTED_MODULE_3__.o(console, (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.Mn)(reference));
			let invoked = await (0, _invoke_bundle_tool_js__WEBPACK_IMPORTED_MODULE_1__.invokeBundleTool)({
				bundles: bundles.value,
				invocation,
				tool: definition.value,
				args: args.value,
				approver: await approverFor(options.value, bundles.value, invocation),
				allowHosts: options.value.allowHosts,
				verbose: options.value.verbose,
				progress: (update) => line.update(update)
			}).finally(() => line.end());
			await bundles.value.usage.settled();
			let result = invoked.ok ? invoked : (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.ct)((0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.n)(invoked.error, [
				"sous",
				"invoke",
				...invocation.argv
			]));
			options.value.json ? console.out(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.L)((0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.U)(result))}\n`) : result.ok && definition.value.recipe !== void 0 ? console.out(planText(result.value, bundles.value.root)) : result.ok ? console.out(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.L)(result.value, 2)}\n`) : console.err((0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.k)(result.error, console.errStyle));
			if (result.ok) return definition.value.recipe !== void 0 && result.value.status === "gated" ? _entry_js__WEBPACK_IMPORTED_MODULE_4__.l.notApproved : _entry_js__WEBPACK_IMPORTED_MODULE_4__.l.done;
			return invocation.signal.aborted ? _entry_js__WEBPACK_IMPORTED_MODULE_4__.l.cancelled : (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.u)(result.error.code);
		}
		async function invokePicked(invocation) {
			let [first, ...rest] = invocation.argv;
			let [query, words] = first?.startsWith("+") ? [first.slice(1), rest] : ["", invocation.argv];
			let bundles = await (0, _open_bundles_js__WEBPACK_IMPORTED_MODULE_2__.openBundles)(invocation, (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.r)(words));
			if (!bundles.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.f)(bundles.error, invocation);
			let { pickTool } = await Promise.all([__webpack_require__.e(3639), __webpack_require__.e(6714)]).then(__webpack_require__.bind(__webpack_require__, 6714));
			let picked = await pickTool({
				query,
				words,
				bundles: bundles.value,
				invocation
			});
			if (!picked.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.f)(picked.error, invocation);
			return picked.value === void 0 ? _entry_js__WEBPACK_IMPORTED_MODULE_4__.l.cancelled : invokeCommand({
				...invocation,
				argv: picked.value
			});
		}
		function planText({ diff, digest, waiting, outputs }, root) {
			if (waiting !== null) return `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.I)(diff)}Step '${(0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.R)(waiting.step)}' waits for approval: ${waiting.tool} ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.L)(waiting.args)}\n`;
			let given = Object.keys(outputs ?? {}).length === 0 ? "" : `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.L)(outputs, 2)}\n`;
			if (diff === "") return `${given}The recipe changes nothing.\n`;
			return `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.I)(diff)}${given}To land it: sous apply ${digest} --root ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.nn)(root)}\n`;
		}
		async function findDefinition(name, { store }) {
			let views = await store.views();
			let nameOf = (tool) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.Mn)({
				...tool,
				bundle: tool.bundleSlug
			});
			let tool = views.tools.find((candidate) => nameOf(candidate) === name);
			let off = tool === void 0 ? void 0 : (0, _list_bundles_js__WEBPACK_IMPORTED_MODULE_6__.o)(tool, views);
			if (off !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.ct)(off);
			if (tool !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.ut)(tool);
			let meant = (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.rt)(name, views.tools.map(nameOf));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.pt)("unknown_tool", `There is no tool '${name}'`, meant === void 0 ? "See sous tools search." : `Did you mean '${meant}'?`));
		}
		async function showHelp(tool, { console }) {
			let { renderToolHelp } = await __webpack_require__.e(7532).then(__webpack_require__.bind(__webpack_require__, 2770)).then((n) => n.n);
			let plain = renderToolHelp(tool, _entry_js__WEBPACK_IMPORTED_MODULE_4__.g);
			console.out((0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.F)(plain) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_4__.I)(plain) : renderToolHelp(tool, console.outStyle));
			return _entry_js__WEBPACK_IMPORTED_MODULE_4__.l.done;
		}
		async function explainRecipe({ recipe }, root, invocation) {
			let { explainCommand } = await __webpack_require__.e(9108).then(__webpack_require__.bind(__webpack_require__, 6727));
			return explainCommand({
				...invocation,
				argv: [
					recipe?.name ?? "",
					"--root",
					root
				]
			});
		}
		async function approverFor(options, { root }, { console, env, signal }) {
			let { consented, terminalApprover } = await Promise.all([
				__webpack_require__.e(1219),
				__webpack_require__.e(744),
				__webpack_require__.e(2380)
			]).then(__webpack_require__.bind(__webpack_require__, 7618));
			if (options.yes) return consented;
			return console.isInteractive ? terminalApprover({
				console,
				root,
				approvalsFile: (0, _list_2_js__WEBPACK_IMPORTED_MODULE_3__.f)(env),
				signal
			}) : _list_2_js__WEBPACK_IMPORTED_MODULE_3__.w;
		}
	}),
	4638: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => searchTools,
			i: () => listTools,
			n: () => isOn,
			o: () => whyOff,
			r: () => listBundles,
			t: () => MAX_PAGE_SIZE
		});
		var _list_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9132);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _bundle_views_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2441);
		var _bundle_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3380);
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
			return takePage(views.tools.filter((tool) => (includeDisabled || isOn(tool, views)) && (bundles?.has(tool.bundleID) ?? !0) && (tags === void 0 || tags.some((tag) => tool.tags.includes(tag)))), _bundle_views_js__WEBPACK_IMPORTED_MODULE_2__.i, [
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
			let reference = (0, _bundle_views_js__WEBPACK_IMPORTED_MODULE_2__.s)(tool);
			if (disabledBundles.has(tool.bundleID)) return (0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_3__.t)(reference.bundle);
			if (tool.disabledReason !== void 0) return (0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_3__.f)(reference, tool.disabledReason);
			return tool.isEnabled ? void 0 : (0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_3__.d)(reference);
		}
		function isOn(tool, { disabledBundles }) {
			return tool.isEnabled && !disabledBundles.has(tool.bundleID);
		}
		let MAX_PAGE_SIZE = 1e3;
		let TOKEN = /^[A-Za-z0-9_-]{1,2000}$/;
		function takePage(items, keyOf, filter, { pageSize = 100, pageToken }) {
			let mark = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_0__.lt)(Buffer.from(JSON.stringify(filter))).slice(0, 12);
			let start = 0;
			if (pageToken !== void 0) {
				let last = readToken(pageToken, mark);
				if (last === void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_3__.o)([{
					field: "pageToken",
					reason: "is not one that this list gave"
				}]));
				start = findAfter(items, keyOf, last);
			}
			let taken = items.slice(start, start + pageSize);
			let end = start + taken.length;
			let last = taken.at(-1);
			if (last === void 0 || end >= items.length) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({ items: taken });
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)({
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
	})
};
