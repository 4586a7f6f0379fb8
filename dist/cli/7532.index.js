"use strict";
exports.id = 7532;
exports.ids = [7532, 2770];
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
	2770: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => tool_help_exports,
			t: () => exampleCommand
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(400);
		var _catalogue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9025);
		var _describe_tool_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4754);
		var _json_schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8638);
		var tool_help_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
			renderPrompt: () => renderPrompt,
			renderToolHelp: () => renderToolHelp,
			renderToolsTable: () => renderToolsTable
		});
		function renderToolHelp(tool, style) {
			let fields = (0, _describe_tool_js__WEBPACK_IMPORTED_MODULE_4__.n)((0, _json_schema_js__WEBPACK_IMPORTED_MODULE_5__.t)(tool));
			let required = fields.filter((field) => field.required).map((field) => ` ${optionForm(field)}`);
			return [
				`${style.bold(tool.name)}: ${(0, _describe_tool_js__WEBPACK_IMPORTED_MODULE_4__.a)(tool)}`,
				`${tool.category}, ${tool.risk}, ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.a)(tool) ? "needs approval" : "needs no approval"}`,
				"",
				style.bold("Usage"),
				`  sous tool ${tool.name}${required.join("")}${fields.length > required.length ? " [options]" : ""}`,
				...fields.length === 0 ? [] : [
					"",
					style.bold("Arguments"),
					...renderFields(fields, style)
				],
				"",
				style.bold("Options"),
				...(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.r)(tool),
				"",
				...tool.examples.length === 0 ? [] : [
					style.bold("Examples"),
					...tool.examples.flatMap((example) => [`  ${style.dim(`# ${example.description}`)}`, `  ${exampleCommand(tool, example.args)}`]),
					""
				]
			].join("\n");
		}
		function exampleCommand(tool, args) {
			let options = Object.entries(args).flatMap(([name, value]) => optionsFor(name.replaceAll("_", "-"), value));
			return [
				"sous",
				"tool",
				tool.name,
				...options
			].join(" ");
		}
		function optionsFor(option, value) {
			if (value === !0) return [`--${option}`];
			if (value === !1) return [`--no-${option}`];
			if (Array.isArray(value)) return value.flatMap((item) => optionsFor(option, typeof item == "object" ? JSON.stringify(item) : item));
			if (typeof value == "object" && value) return Object.entries(value).map(([key, item]) => `--${option} ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.nn)(`${key}=${String(item)}`)}`);
			let word = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.nn)(String(value));
			return [word.startsWith("-") ? `--${option}=${word}` : `--${option} ${word}`];
		}
		function renderFields(fields, style) {
			let forms = fields.map(optionForm);
			let width = Math.min(36, Math.max(...forms.map((form) => form.length)));
			return fields.map((field, i) => {
				let form = forms[i] ?? "";
				let facts = field.required ? style.yellow(" (required)") : field.default === void 0 || field.description.includes("(default: ") ? "" : style.dim(` (default: ${JSON.stringify(field.default)})`);
				let gap = form.length > width ? `\n  ${" ".repeat(width)}` : "";
				return `  ${form.padEnd(width)}${gap}  ${field.description}${facts}`;
			});
		}
		function optionForm(field) {
			let option = `--${field.name.replaceAll("_", "-")}`;
			if (field.type === "boolean") return field.default === !0 ? `--[no-]${option.slice(2)}` : option;
			if (field.type.startsWith("\"")) return `${option} ${field.type.replaceAll("\"", "").replaceAll(" | ", "|")}`;
			if (field.type.startsWith("map")) return `${option} KEY=VALUE\u2026`;
			if (field.type.includes("list of")) return `${option} VALUE\u2026`;
			return `${option} ${field.type === "integer" || field.type === "number" ? "N" : "TEXT"}`;
		}
		function renderToolsTable(tools, style) {
			let width = Math.max(...tools.map((tool) => tool.name.length));
			return `${(0, _catalogue_js__WEBPACK_IMPORTED_MODULE_3__.n)(tools).map(({ category, tools: members }) => {
				let rows = members.map((tool) => {
					let approval = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.a)(tool) ? style.yellow(tool.risk.padEnd(10)) : style.green(tool.risk.padEnd(10));
					return `  ${tool.name.padEnd(width)}  ${approval}  ${firstSentence(tool.summary)}\n`;
				});
				return `${style.bold(category)}\n${rows.join("")}`;
			}).join("\n")}\nMore on one of them: sous tool <name> --help\n`;
		}
		function firstSentence(text) {
			return /^.*?\.(?= [A-Z]|$)/.exec(text)?.[0] ?? text;
		}
		function renderPrompt(tools) {
			return `# Tools\n\n${(0, _catalogue_js__WEBPACK_IMPORTED_MODULE_3__.n)(tools).map(({ category, tools: members }) => [
				`## ${category}`,
				"",
				_catalogue_js__WEBPACK_IMPORTED_MODULE_3__.t[category],
				"",
				...members.map(renderPromptEntry)
			].join("\n")).join("\n")}`;
		}
		function renderPromptEntry(tool) {
			return [
				`### ${tool.name}`,
				"",
				(0, _describe_tool_js__WEBPACK_IMPORTED_MODULE_4__.a)(tool),
				...tool.when === void 0 ? [] : ["", tool.when],
				"",
				`Requires approval: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.a)(tool) ? "yes" : "no"}. Risk level: ${tool.risk}. Permissions: ${tool.permissions.join(", ") || "none"}.`,
				"",
				(0, _describe_tool_js__WEBPACK_IMPORTED_MODULE_4__.i)(tool),
				...(0, _describe_tool_js__WEBPACK_IMPORTED_MODULE_4__.r)(tool),
				""
			].join("\n");
		}
	})
};
