"use strict";
exports.id = 6714;
exports.ids = [6714];
exports.modules = {
	4754: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => shortDescription,
			i: () => schemaMarkdown,
			n: () => fieldsOf,
			r: () => guidanceOf,
			t: () => describeTool
		});
		var _json_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8638);
		function fieldsOf(schema) {
			return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
				name,
				type: describeType(field),
				required: schema.required?.includes(name) ?? !1,
				default: field.default,
				description: field.description ?? ""
			}));
		}
		function schemaMarkdown(tool) {
			let fields = fieldsOf((0, _json_schema_js__WEBPACK_IMPORTED_MODULE_0__.t)(tool));
			if (fields.length === 0) return "No arguments.\n";
			return [
				"| Argument | Type | Required | Default | Description |",
				"| --- | --- | --- | --- | --- |",
				...fields.map((field) => {
					let fallback = field.default === void 0 ? "" : code(JSON.stringify(field.default));
					return `| ${code(field.name)} | ${code(field.type)} | ${field.required ? "yes" : "no"} | ${fallback} | ${cell(field.description)} |`;
				}),
				""
			].join("\n");
		}
		function describeTool(tool) {
			let guidance = guidanceOf(tool);
			return [
				shortDescription(tool),
				...tool.when === void 0 ? [] : ["", tool.when],
				"",
				schemaMarkdown(tool),
				...guidance
			].join("\n");
		}
		function guidanceOf({ termination, examples }) {
			let calls = examples.map(({ description, args }) => `- ${description}: \`${JSON.stringify(args)}\``);
			return [...termination === "" ? [] : [termination, ""], ...calls.length === 0 ? [] : [
				"Examples:",
				...calls,
				""
			]];
		}
		let CONSENT_WARNING = "REQUIRES EXPLICIT USER INSTRUCTION";
		function shortDescription(tool) {
			let consent = consentOf(tool);
			if (consent === void 0) return tool.summary;
			let literal = `\`${consent.argument}\` must be ${JSON.stringify(consent.literal)}.`;
			if (tool.summary.includes(CONSENT_WARNING)) return `${tool.summary} ${literal}`;
			return `${tool.summary} ${CONSENT_WARNING}: call it only when the user asked for exactly this, never to clean up or to try something out. ${literal}`;
		}
		function consentOf(tool) {
			let literal = (0, _json_schema_js__WEBPACK_IMPORTED_MODULE_0__.t)(tool).properties?.consent?.const;
			return typeof literal == "string" ? {
				argument: "consent",
				literal
			} : void 0;
		}
		function describeType(schema) {
			if (schema.const !== void 0) return JSON.stringify(schema.const);
			if (schema.enum !== void 0) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
			if (schema.anyOf !== void 0) return schema.anyOf.map(describeType).join(" | ");
			if (schema.type === "array") return `list of ${plural(describeType(schema.items ?? {}))}`;
			if (schema.type === "object") {
				if (typeof schema.additionalProperties == "object") return `map of ${plural(describeType(schema.additionalProperties))}`;
				let names = Object.keys(schema.properties ?? {});
				return names.length === 0 ? "object" : `{ ${names.join(", ")} }`;
			}
			return [schema.type ?? "any"].flat().join(" | ");
		}
		function plural(type) {
			return /^[a-z]+$/.test(type) ? `${type}s` : type;
		}
		function code(text) {
			return `\`${cell(text)}\``;
		}
		function cell(text) {
			return text.replaceAll("|", "\\|").replaceAll("\n", " ");
		}
	}),
	6714: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { pickTool: () => pickTool });
		__webpack_require__(4472);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _bundle_views_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2441);
		var _shared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8403);
		var _list_bundles_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4638);
		var _search_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3639);
		var _describe_tool_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4754);
		async function pickTool(picking) {
			let { invocation, bundles, words } = picking;
			let views = await bundles.store.views();
			let exact = views.tools.filter((tool) => tool.slug === picking.query && (0, _list_bundles_js__WEBPACK_IMPORTED_MODULE_4__.n)(tool, views));
			let [only] = exact;
			if (only !== void 0 && exact.length === 1) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(await withArguments(only, words, invocation));
			if (!invocation.console.isInteractive) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ct)(notOne(picking.query, exact));
			let index = new _search_index_js__WEBPACK_IMPORTED_MODULE_5__.SearchIndex();
			for (let query = picking.query;;) {
				let found = query === "" ? [] : itemsOf((0, _list_bundles_js__WEBPACK_IMPORTED_MODULE_4__.a)(views, index, {
					q: query,
					pageSize: 9
				}));
				show(found, query, invocation);
				let answer = await ask(found.length === 0 ? "Which tool? " : "Which one? (its number, or other words) ", invocation);
				if (answer === void 0 || answer === "") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(void 0);
				let chosen = /^\d$/.test(answer) ? found[Number(answer) - 1] : void 0;
				if (chosen !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.ut)(await withArguments(chosen, words, invocation));
				query = answer.replace(/^\+/, "");
			}
		}
		function itemsOf(page) {
			return page.ok ? page.value.items : [];
		}
		function show(found, query, { console }) {
			let rows = found.map((tool, i) => [`${i + 1} ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Mn)((0, _bundle_views_js__WEBPACK_IMPORTED_MODULE_2__.s)(tool))}`, aboutOf(tool)]);
			rows.length > 0 ? console.err(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.v)(rows, console.errStyle).join("\n")}\n`) : query !== "" && console.err("Nothing fits that.\n");
		}
		function aboutOf({ description, displayName }) {
			return (description === "" ? displayName : description).split("\n", 1)[0] ?? "";
		}
		async function withArguments(tool, words, invocation) {
			let given = [(0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Mn)((0, _bundle_views_js__WEBPACK_IMPORTED_MODULE_2__.s)(tool)), ...words];
			if (!invocation.console.isInteractive || words.some((word) => /^--(?:params|help)\b|^-h$/.test(word))) return given;
			let schema = await schemaOf(tool);
			for (let { name, type, description } of (0, _describe_tool_js__WEBPACK_IMPORTED_MODULE_6__.n)(schema).filter((field) => field.required)) {
				let option = `--${name.replaceAll("_", "-")}`;
				if (words.some((word) => word === option || word.startsWith(`${option}=`))) continue;
				let answer = await ask(`${name} (${type})${description === "" ? "" : `: ${description}`}\n> `, invocation);
				if (answer === void 0) return;
				given.push(`${option}=${answer}`);
			}
			return given;
		}
		async function schemaOf(tool) {
			if (tool.local === void 0 || tool.isBuiltIn) return tool.argSchema;
			let [{ asTool }, { argumentSchema }] = await Promise.all([Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 3125)).then((n) => n.r), Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 8638)).then((n) => n.r)]);
			let known = await asTool(tool);
			return known.ok ? argumentSchema(known.value) : tool.argSchema;
		}
		async function ask(question, { console, signal }) {
			let { printable } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 400)).then((n) => n.z);
			return (await console.ask(printable(question), signal))?.trim();
		}
		function notOne(query, exact) {
			if (query === "") return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("invalid_arguments", "Which tool?", "Write sous invoke <bundle>/<tool>@<version>.");
			if (exact.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("unknown_tool", `There is no tool with the slug '${query}'`, "See sous tools search.");
			let names = exact.map((tool) => (0, _shared_js__WEBPACK_IMPORTED_MODULE_3__.Mn)((0, _bundle_views_js__WEBPACK_IMPORTED_MODULE_2__.s)(tool))).join(", ");
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("invalid_arguments", `Several tools have the slug '${query}': ${names}`, "Name one of them whole.");
		}
	})
};
