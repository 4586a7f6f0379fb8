export const id = 6545;
export const ids = [6545];
export const modules = { 6545: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		renderPrompt: () => renderPrompt,
		renderToolsTable: () => renderToolsTable
	});
	var _model_tool_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64501);
	var _tools_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61306);
	var _tools_describe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47746);
	function renderToolsTable(tools, style) {
		let width = Math.max(...tools.map((tool) => tool.name.length));
		return `${(0, _tools_catalogue_js__WEBPACK_IMPORTED_MODULE_0__.eO)(tools).map(({ category, tools: members }) => {
			let rows = members.map((tool) => {
				let approval = (0, _model_tool_facts_js__WEBPACK_IMPORTED_MODULE_2__._)(tool) ? style.yellow(tool.risk.padEnd(10)) : style.green(tool.risk.padEnd(10));
				return `  ${tool.name.padEnd(width)}  ${approval}  ${firstSentence(tool.summary)}\n`;
			});
			return `${style.bold(category)}\n${rows.join("")}`;
		}).join("\n")}\nMore on one of them: sous tool <name> --help\n`;
	}
	function firstSentence(text) {
		return /^.*?\.(?= [A-Z]|$)/.exec(text)?.[0] ?? text;
	}
	function renderPrompt(tools) {
		return `# Tools\n\n${(0, _tools_catalogue_js__WEBPACK_IMPORTED_MODULE_0__.eO)(tools).map(({ category, tools: members }) => [
			`## ${category}`,
			"",
			_tools_catalogue_js__WEBPACK_IMPORTED_MODULE_0__.R6[category],
			"",
			...members.map(renderPromptEntry)
		].join("\n")).join("\n")}`;
	}
	function renderPromptEntry(tool) {
		let examples = tool.examples.map((example) => `- ${example.description}: \`${JSON.stringify(example.args)}\``);
		return [
			`### ${tool.name}`,
			"",
			(0, _tools_describe_js__WEBPACK_IMPORTED_MODULE_1__.r3)(tool),
			"",
			`Requires approval: ${(0, _model_tool_facts_js__WEBPACK_IMPORTED_MODULE_2__._)(tool) ? "yes" : "no"}. Risk level: ${tool.risk}. Permissions: ${tool.permissions.join(", ") || "none"}.`,
			"",
			(0, _tools_describe_js__WEBPACK_IMPORTED_MODULE_1__.L_)(tool),
			tool.termination,
			"",
			"Examples:",
			...examples,
			"",
			""
		].join("\n");
	}
}) };
