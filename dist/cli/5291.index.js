export const id = 5291;
export const ids = [5291];
export const modules = { 75291: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		GENERATED: () => GENERATED,
		renderErrorDocs: () => renderErrorDocs,
		renderToolDocs: () => renderToolDocs
	});
	var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
	var _model_tool_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64501);
	var _tools_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61306);
	var _tools_describe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47746);
	var _tools_json_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21473);
	var _tools_registry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54724);
	let GENERATED = "<!-- Written by `npm run build` from src/. Change the source, not this file. -->";
	let EFFECTS = {
		read: "reads only",
		stage: "changes the staged workspace; landing needs approval",
		external: "acts outside the workspace; needs approval before it runs"
	};
	function renderToolDocs(tools) {
		let groups = (0, _tools_catalogue_js__WEBPACK_IMPORTED_MODULE_1__.eO)(tools).map(({ category, tools: members }) => [
			`## ${category}`,
			"",
			_tools_catalogue_js__WEBPACK_IMPORTED_MODULE_1__.R6[category],
			"",
			...members.map(renderTool)
		].join("\n"));
		return `${GENERATED}\n\n# Tools\n\n${renderOverview(tools)}\n${groups.join("\n")}`;
	}
	function renderErrorDocs() {
		let rows = Object.entries(_model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.Xw).map(([code, [meaning, instruction]]) => `| \`${code}\` | ${meaning} | ${instruction} |`);
		return [
			GENERATED,
			"",
			"# Error codes",
			"",
			"Every error has a code, a message that names what is wrong, and a suggestion. The code is stable; the message is for people.",
			"",
			"| Code | Meaning | What an agent should do |",
			"| --- | --- | --- |",
			...rows,
			""
		].join("\n");
	}
	function renderOverview(tools) {
		return [
			"| Tool | Short name | Effect | Risk | Needs approval |",
			"| --- | --- | --- | --- | --- |",
			...tools.map((tool) => {
				let short = Object.keys(_tools_registry_js__WEBPACK_IMPORTED_MODULE_4__.rY).filter((alias) => _tools_registry_js__WEBPACK_IMPORTED_MODULE_4__.rY[alias] === tool.name);
				return `| [\`${tool.name}\`](#${tool.name}) | ${short.map((alias) => `\`${alias}\``).join(", ")} | ${tool.effect} | ${tool.risk} | ${(0, _model_tool_facts_js__WEBPACK_IMPORTED_MODULE_5__._)(tool) ? "yes" : "no"} |`;
			}),
			""
		].join("\n");
	}
	function renderTool(tool) {
		let outputs = (0, _tools_describe_js__WEBPACK_IMPORTED_MODULE_2__.Pf)((0, _tools_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.outputSchema)(tool)).map((field) => `| \`${field.name}\` | \`${field.type.replaceAll("|", "\\|")}\` | ${field.description.replaceAll("|", "\\|")} |`);
		let examples = tool.examples.flatMap((example) => [
			`${example.description}:`,
			"",
			"```json",
			JSON.stringify(example.args),
			"```",
			""
		]);
		return [
			`### ${tool.name}`,
			"",
			(0, _tools_describe_js__WEBPACK_IMPORTED_MODULE_2__.r3)(tool),
			"",
			`Effect: ${tool.effect} (${EFFECTS[tool.effect]}). Risk: ${tool.risk}. Permissions: ${tool.permissions.join(", ") || "none"}.`,
			"",
			(0, _tools_describe_js__WEBPACK_IMPORTED_MODULE_2__.L_)(tool),
			"| Output | Type | Description |",
			"| --- | --- | --- |",
			...outputs,
			"",
			tool.termination,
			"",
			...examples
		].join("\n");
	}
}) };
