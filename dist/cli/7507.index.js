"use strict";
exports.id = 7507;
exports.ids = [7507];
exports.modules = { 7507: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		renderPrompt: () => renderPrompt,
		renderToolsTable: () => renderToolsTable
	});
	__webpack_require__(4472);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
	var _tools_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(723);
	var _describe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3991);
	function renderToolsTable(tools, style) {
		let width = Math.max(...tools.map((tool) => tool.name.length));
		return `${(0, _tools_js__WEBPACK_IMPORTED_MODULE_2__.n)(tools).map(({ category, tools: members }) => {
			let rows = members.map((tool) => {
				let approval = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.s)(tool) ? style.yellow(tool.risk.padEnd(10)) : style.green(tool.risk.padEnd(10));
				return `  ${tool.name.padEnd(width)}  ${approval}  ${firstSentence(tool.summary)}\n`;
			});
			return `${style.bold(category)}\n${rows.join("")}`;
		}).join("\n")}\nMore on one of them: sous tool <name> --help\n`;
	}
	function firstSentence(text) {
		return /^.*?\.(?= [A-Z]|$)/.exec(text)?.[0] ?? text;
	}
	function renderPrompt(tools) {
		return `# Tools\n\n${(0, _tools_js__WEBPACK_IMPORTED_MODULE_2__.n)(tools).map(({ category, tools: members }) => [
			`## ${category}`,
			"",
			_tools_js__WEBPACK_IMPORTED_MODULE_2__.t[category],
			"",
			...members.map(renderPromptEntry)
		].join("\n")).join("\n")}`;
	}
	function renderPromptEntry(tool) {
		return [
			`### ${tool.name}`,
			"",
			(0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.a)(tool),
			...tool.when === void 0 ? [] : ["", tool.when],
			"",
			`Requires approval: ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.s)(tool) ? "yes" : "no"}. Risk level: ${tool.risk}. Permissions: ${tool.permissions.join(", ") || "none"}.`,
			"",
			(0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.i)(tool),
			...(0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.r)(tool),
			""
		].join("\n");
	}
}) };
