"use strict";
exports.id = 2770;
exports.ids = [2770];
exports.modules = { 2770: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
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
}) };
