"use strict";
exports.id = 8815;
exports.ids = [
	8815,
	8778,
	8638
];
exports.modules = {
	9025: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => functionDefinition,
			n: () => byCategory,
			r: () => catalogueRecord,
			t: () => CATEGORIES
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var _describe_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4754);
		var _json_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8638);
		let CATEGORIES = {
			Content: "Curated documents of the project, by category or collection. Read-only.",
			"Search & Discovery": "Find files by name and text by pattern, and look around in directories. Read-only; ignored files are left out.",
			"File Reading": "Read the contents of files. Read-only: nothing can be changed here.",
			"File Writing": "Create and change files. Changes are staged and shown as a diff; landing them needs approval.",
			"File Management": "Destructive operations on files. Use them only when the user asked for exactly this; landing needs approval.",
			Terminal: "Run shell commands. Every command needs approval before it runs.",
			Network: "Fetch from the network. Every call needs approval before it is made."
		};
		function byCategory(tools) {
			return Object.keys(CATEGORIES).map((category) => ({
				category,
				tools: tools.filter((tool) => tool.category === category)
			})).filter((group) => group.tools.length > 0);
		}
		function functionDefinition(tool, name = tool.name) {
			return {
				name,
				description: (0, _describe_tool_js__WEBPACK_IMPORTED_MODULE_1__.a)(tool),
				parameters: (0, _json_schema_js__WEBPACK_IMPORTED_MODULE_2__.t)(tool)
			};
		}
		function catalogueRecord(tool) {
			return {
				name: tool.name,
				description: (0, _describe_tool_js__WEBPACK_IMPORTED_MODULE_1__.a)(tool),
				category: tool.category,
				effect: tool.effect,
				risk_level: tool.risk,
				required_permissions: [...tool.permissions].sort(_entry_js__WEBPACK_IMPORTED_MODULE_0__.x),
				requires_approval: (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.a)(tool),
				parameters: (0, _json_schema_js__WEBPACK_IMPORTED_MODULE_2__.t)(tool),
				outputs: (0, _json_schema_js__WEBPACK_IMPORTED_MODULE_2__.i)(tool),
				metadata: tool.metadata,
				...tool.when !== void 0 && { when_to_use: tool.when },
				termination_behavior: tool.termination,
				examples: tool.examples
			};
		}
	}),
	8778: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			CONFIG_TOOLS: () => CONFIG_TOOLS,
			ToolNames: () => ToolNames
		});
		__webpack_require__(4472);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		let CONFIG_TOOLS = {
			names: [..._shared_js__WEBPACK_IMPORTED_MODULE_1__.yn, ...Object.keys(_shared_js__WEBPACK_IMPORTED_MODULE_1__.gn)],
			fullName(name) {
				let full = Object.hasOwn(_shared_js__WEBPACK_IMPORTED_MODULE_1__.gn, name) ? _shared_js__WEBPACK_IMPORTED_MODULE_1__.gn[name] : name;
				return full !== void 0 && (_shared_js__WEBPACK_IMPORTED_MODULE_1__.yn.includes(full) || (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.An)(full) !== void 0) ? full : void 0;
			},
			checkGlob(pattern) {
				let glob = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.q)(pattern);
				return glob.ok ? void 0 : glob.error.message;
			}
		};
		var ToolNames = class {
			#defaultPrefix;
			#overrides;
			constructor(defaultPrefix = "", overrides = {}) {
				this.#defaultPrefix = defaultPrefix;
				this.#overrides = new Map(Object.entries(overrides));
			}
			nameOf(tool) {
				let prefix = this.#overrides.get(tool) ?? this.#defaultPrefix;
				if (prefix === "") return tool;
				return /[_\W]$/.test(prefix) ? prefix + tool : `${prefix}_${tool}`;
			}
		};
	}),
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
	8638: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			i: () => outputSchema,
			n: () => exampleArguments,
			r: () => json_schema_exports,
			t: () => argumentSchema
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _json_schema_processors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9062);
		var json_schema_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
			argumentSchema: () => argumentSchema,
			exampleArguments: () => exampleArguments,
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
		function exampleArguments(schema) {
			let required = schema.required ?? [];
			return Object.fromEntries(required.map((name) => [name, exampleValue(schema.properties?.[name] ?? {}, name)]));
		}
		function exampleValue(schema, name) {
			let [known] = [
				schema.const,
				schema.default,
				schema.examples?.[0],
				schema.enum?.[0]
			].filter((value) => value !== void 0);
			if (known !== void 0) return known;
			let [first] = schema.anyOf ?? [];
			if (first !== void 0) return exampleValue(first, name);
			switch ([schema.type].flat()[0]) {
				case "boolean": return !0;
				case "integer":
				case "number": return schema.minimum ?? Math.min(1, schema.maximum ?? 1);
				case "array": return [exampleValue(schema.items ?? {}, name)];
				case "object": return exampleArguments(schema);
				default: return `<${name}>`;
			}
		}
	}),
	8815: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { toolsCommand: () => toolsCommand });
		__webpack_require__(4472);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9025);
		var _config_tools_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8778);
		var _shared_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8403);
		let FORMATS = {
			table: async (tools, { console }) => (await __webpack_require__.e(2770).then(__webpack_require__.bind(__webpack_require__, 2770)).then((n) => n.n)).renderToolsTable(tools, console.outStyle),
			markdown: async (tools) => (await __webpack_require__.e(346).then(__webpack_require__.bind(__webpack_require__, 346))).renderToolDocs(tools),
			json: async (tools) => asJson(tools.map(_catalogue_js__WEBPACK_IMPORTED_MODULE_2__.r)),
			async openai(tools, { env }) {
				let names = new _config_tools_js__WEBPACK_IMPORTED_MODULE_3__.ToolNames(env.MCP_TOOL_PREFIX);
				return asJson(tools.map((tool) => (0, _catalogue_js__WEBPACK_IMPORTED_MODULE_2__.i)(tool, names.nameOf(tool.name))));
			},
			prompt: async (tools) => (await __webpack_require__.e(2770).then(__webpack_require__.bind(__webpack_require__, 2770)).then((n) => n.n)).renderPrompt(tools)
		};
		async function toolsCommand(invocation) {
			if (invocation.argv[0] === "search") return (await Promise.all([
				__webpack_require__.e(9132),
				__webpack_require__.e(6085),
				__webpack_require__.e(2441),
				__webpack_require__.e(4878),
				__webpack_require__.e(3639),
				__webpack_require__.e(7028)
			]).then(__webpack_require__.bind(__webpack_require__, 48))).toolsSearchCommand(invocation);
			let words = invocation.argv.flatMap((word) => word.startsWith("--format=") ? ["--format", word.slice(9)] : [word]);
			let usage = (message, suggestion) => (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.f)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.pt)("invalid_arguments", message, suggestion), invocation);
			let [option = "--format", format = option === "--json" ? "json" : "table", ...rest] = words;
			if (option === "--help" || option === "-h") {
				invocation.console.out(`Usage: sous tools [--format ${Object.keys(FORMATS).join("|")} | --json]\n       sous tools search <text>\n`);
				return _entry_js__WEBPACK_IMPORTED_MODULE_1__.l.done;
			}
			let unknown = option === "--format" || option === "--json" && words.length === 1 ? rest[0] : option;
			if (unknown !== void 0) return usage(`sous tools has no option '${unknown}'`, "It takes --format FORMAT, or --json for --format json.");
			if (option === "--format" && words.length === 1) return usage("--format needs a value", `One of ${Object.keys(FORMATS).join(", ")}.`);
			let render = Object.hasOwn(FORMATS, format) ? FORMATS[format] : void 0;
			if (render === void 0) {
				let meant = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.rt)(format, Object.keys(FORMATS));
				return usage(`There is no format '${format}'`, `${meant === void 0 ? "" : `Did you mean '${meant}'? `}One of ${Object.keys(FORMATS).join(", ")}.`);
			}
			invocation.console.out(await render(await (0, _shared_js__WEBPACK_IMPORTED_MODULE_4__.bn)(), invocation));
			return _entry_js__WEBPACK_IMPORTED_MODULE_1__.l.done;
		}
		function asJson(value) {
			return `${JSON.stringify(value, void 0, 2)}\n`;
		}
	})
};
