"use strict";
exports.id = 389;
exports.ids = [389, 2770];
exports.modules = {
	3991: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
			n: () => json_schema_exports,
			r: () => outputSchema,
			t: () => argumentSchema
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _json_schema_processors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9062);
		var json_schema_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({
			argumentSchema: () => argumentSchema,
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
	}),
	2770: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => tool_help_exports,
			t: () => exampleCommand
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _list_2_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6085);
		var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(400);
		var _describe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3991);
		var _json_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8638);
		var tool_help_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ renderToolHelp: () => renderToolHelp });
		function renderToolHelp(tool, style) {
			let fields = (0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.n)((0, _json_schema_js__WEBPACK_IMPORTED_MODULE_4__.t)(tool));
			let required = fields.filter((field) => field.required).map((field) => ` ${optionForm(field)}`);
			return [
				`${style.bold(tool.name)}: ${(0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.a)(tool)}`,
				`${tool.category}, ${tool.risk}, ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.s)(tool) ? "needs approval" : "needs no approval"}`,
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
				...(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.o)(tool),
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
			if (typeof value == "object" && value) return Object.entries(value).map(([key, item]) => `--${option} ${(0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.x)(`${key}=${String(item)}`)}`);
			let word = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_1__.x)(String(value));
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
	})
};
