export const id = 6545;
export const ids = [6545];
export const modules = {

/***/ 6545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderPrompt: () => (/* binding */ renderPrompt),
/* harmony export */   renderToolsTable: () => (/* binding */ renderToolsTable)
/* harmony export */ });
/* harmony import */ var _model_tool_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4501);
/* harmony import */ var _tools_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1306);
/* harmony import */ var _tools_describe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7746);



/** The tools as a table for a terminal. */
function renderToolsTable(tools, style) {
    const width = Math.max(...tools.map((tool) => tool.name.length));
    const groups = (0,_tools_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .byCategory */ .eO)(tools).map(({ category, tools: members }) => {
        const rows = members.map((tool) => {
            const approval = (0,_model_tool_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .requiresApproval */ ._)(tool) ? style.yellow(tool.risk.padEnd(10)) : style.green(tool.risk.padEnd(10));
            return `  ${tool.name.padEnd(width)}  ${approval}  ${firstSentence(tool.summary)}\n`;
        });
        return `${style.bold(category)}\n${rows.join('')}`;
    });
    return `${groups.join('\n')}\nMore on one of them: sous tool <name> --help\n`;
}
function firstSentence(text) {
    return /^.*?\.(?= [A-Z]|$)/.exec(text)?.[0] ?? text;
}
/** The part of a system prompt that offers the tools: by category, with guidance and examples. */
function renderPrompt(tools) {
    const groups = (0,_tools_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .byCategory */ .eO)(tools).map(({ category, tools: members }) => [`## ${category}`, '', _tools_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .CATEGORIES */ .R6[category], '', ...members.map(renderPromptEntry)].join('\n'));
    return `# Tools\n\n${groups.join('\n')}`;
}
function renderPromptEntry(tool) {
    const examples = tool.examples.map((example) => `- ${example.description}: \`${JSON.stringify(example.args)}\``);
    return [
        `### ${tool.name}`,
        '',
        (0,_tools_describe_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDescription */ .r3)(tool),
        '',
        `Requires approval: ${(0,_model_tool_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .requiresApproval */ ._)(tool) ? 'yes' : 'no'}. Risk level: ${tool.risk}. Permissions: ${tool.permissions.join(', ') || 'none'}.`,
        '',
        (0,_tools_describe_js__WEBPACK_IMPORTED_MODULE_1__/* .schemaMarkdown */ .L_)(tool),
        tool.termination,
        '',
        'Examples:',
        ...examples,
        '',
        '',
    ].join('\n');
}


/***/ })

};
