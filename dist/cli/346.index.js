"use strict";
exports.id = 346;
exports.ids = [346];
exports.modules = { 346: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { renderToolDocs: () => renderToolDocs });
	__webpack_require__(4472);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
	var _catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9025);
	var _describe_tool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4754);
	var _json_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8638);
	var _shared_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8403);
	let EFFECTS = {
		read: "reads only",
		stage: "changes the staged workspace; landing needs approval",
		external: "acts outside the workspace; needs approval before it runs"
	};
	function renderToolDocs(tools) {
		let groups = (0, _catalogue_js__WEBPACK_IMPORTED_MODULE_2__.n)(tools).map(({ category, tools: members }) => [
			`## ${category}`,
			"",
			_catalogue_js__WEBPACK_IMPORTED_MODULE_2__.t[category],
			"",
			...members.map(renderTool)
		].join("\n"));
		return `<!-- Written by \`npm run build\` from src/. Change the source, not this file. -->\n\n# Tools\n\n${renderOverview(tools)}\n${groups.join("\n")}`;
	}
	function renderOverview(tools) {
		return [
			"| Tool | Short name | Effect | Risk | Needs approval |",
			"| --- | --- | --- | --- | --- |",
			...tools.map((tool) => {
				let short = Object.keys(_shared_js__WEBPACK_IMPORTED_MODULE_5__.gn).filter((alias) => _shared_js__WEBPACK_IMPORTED_MODULE_5__.gn[alias] === tool.name);
				return `| [\`${tool.name}\`](#${tool.name}) | ${short.map((alias) => `\`${alias}\``).join(", ")} | ${tool.effect} | ${tool.risk} | ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.a)(tool) ? "yes" : "no"} |`;
			}),
			""
		].join("\n");
	}
	function renderTool(tool) {
		let outputs = (0, _describe_tool_js__WEBPACK_IMPORTED_MODULE_3__.n)((0, _json_schema_js__WEBPACK_IMPORTED_MODULE_4__.i)(tool)).map((field) => `| \`${field.name}\` | \`${field.type.replaceAll("|", "\\|")}\` | ${field.description.replaceAll("|", "\\|")} |`);
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
			(0, _describe_tool_js__WEBPACK_IMPORTED_MODULE_3__.a)(tool),
			...tool.when === void 0 ? [] : ["", tool.when],
			"",
			`Effect: ${tool.effect} (${EFFECTS[tool.effect]}). Risk: ${tool.risk}. Permissions: ${tool.permissions.join(", ") || "none"}.`,
			"",
			(0, _describe_tool_js__WEBPACK_IMPORTED_MODULE_3__.i)(tool),
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
