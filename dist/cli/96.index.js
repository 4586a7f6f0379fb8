export const id = 96;
export const ids = [96,1473];
export const modules = {

/***/ 96:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderToolHelp: () => (/* binding */ renderToolHelp)
/* harmony export */ });
/* unused harmony export exampleCommand */
/* harmony import */ var _model_tool_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4501);
/* harmony import */ var _tools_describe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7746);
/* harmony import */ var _tools_json_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1473);
/* harmony import */ var _call_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9387);
/* harmony import */ var _shell_word_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(621);





/** The help of one tool on the command line. */
function renderToolHelp(tool, style) {
    const fields = (0,_tools_describe_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)((0,_tools_json_schema_js__WEBPACK_IMPORTED_MODULE_1__.argumentSchema)(tool));
    const required = fields.filter((field) => field.required).map((field) => ` ${optionForm(field)}`);
    return [
        `${style.bold(tool.name)}: ${(0,_tools_describe_js__WEBPACK_IMPORTED_MODULE_0__/* .shortDescription */ .r3)(tool)}`,
        `${tool.category}, ${tool.risk}, ${(0,_model_tool_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .requiresApproval */ ._)(tool) ? 'needs approval' : 'needs no approval'}`,
        '',
        style.bold('Usage'),
        `  sous tool ${tool.name}${required.join('')}${fields.length > required.length ? ' [options]' : ''}`,
        ...(fields.length === 0 ? [] : ['', style.bold('Arguments'), ...renderFields(fields, style)]),
        '',
        style.bold('Options'),
        ...(0,_call_options_js__WEBPACK_IMPORTED_MODULE_2__/* .describeCallOptions */ .g)(tool),
        '',
        style.bold('Examples'),
        ...tool.examples.flatMap((example) => [`  ${style.dim(`# ${example.description}`)}`, `  ${exampleCommand(tool, example.args)}`]),
        '',
    ].join('\n');
}
/** A call as it is typed in a POSIX shell. */
function exampleCommand(tool, args) {
    const options = Object.entries(args).flatMap(([name, value]) => optionsFor(name.replaceAll('_', '-'), value));
    return ['sous', 'tool', tool.name, ...options].join(' ');
}
function optionsFor(option, value) {
    if (value === true)
        return [`--${option}`];
    if (value === false)
        return [`--no-${option}`];
    if (Array.isArray(value))
        return value.flatMap((item) => optionsFor(option, typeof item === 'object' ? JSON.stringify(item) : item));
    if (typeof value === 'object' && value !== null)
        return Object.entries(value).map(([key, item]) => `--${option} ${(0,_shell_word_js__WEBPACK_IMPORTED_MODULE_4__/* .shellWord */ .r)(`${key}=${String(item)}`)}`);
    const word = (0,_shell_word_js__WEBPACK_IMPORTED_MODULE_4__/* .shellWord */ .r)(String(value));
    return [word.startsWith('-') ? `--${option}=${word}` : `--${option} ${word}`];
}
function renderFields(fields, style) {
    const forms = fields.map(optionForm);
    const width = Math.min(36, Math.max(...forms.map((form) => form.length)));
    return fields.map((field, i) => {
        const form = forms[i] ?? '';
        const facts = field.required
            ? style.yellow(' (required)')
            : field.default === undefined || field.description.includes('(default: ')
                ? ''
                : style.dim(` (default: ${JSON.stringify(field.default)})`);
        const gap = form.length > width ? `\n  ${' '.repeat(width)}` : '';
        return `  ${form.padEnd(width)}${gap}  ${field.description}${facts}`;
    });
}
function optionForm(field) {
    const option = `--${field.name.replaceAll('_', '-')}`;
    if (field.type === 'boolean')
        return field.default === true ? `--no-${option.slice(2)}` : option;
    if (field.type.startsWith('"'))
        return `${option} ${field.type.replaceAll('"', '').replaceAll(' | ', '|')}`;
    if (field.type.includes('list of'))
        return `${option} VALUE\u2026`;
    if (field.type.startsWith('map'))
        return `${option} KEY=VALUE\u2026`;
    return `${option} ${field.type === 'integer' || field.type === 'number' ? 'N' : 'TEXT'}`;
}


/***/ }),

/***/ 7746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L_: () => (/* binding */ schemaMarkdown),
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   r3: () => (/* binding */ shortDescription)
/* harmony export */ });
/* unused harmony export describeTool */
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1473);

function fieldsOf(schema) {
    return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
        name,
        type: describeType(field),
        required: schema.required?.includes(name) ?? false,
        default: field.default,
        description: field.description ?? '',
    }));
}
/** A tool's arguments as a Markdown table. */
function schemaMarkdown(tool) {
    const fields = fieldsOf((0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__.argumentSchema)(tool));
    if (fields.length === 0)
        return 'No arguments.\n';
    const rows = fields.map((field) => {
        const fallback = field.default === undefined ? '' : code(JSON.stringify(field.default));
        return `| ${code(field.name)} | ${code(field.type)} | ${field.required ? 'yes' : 'no'} | ${fallback} | ${cell(field.description)} |`;
    });
    return ['| Argument | Type | Required | Default | Description |', '| --- | --- | --- | --- | --- |', ...rows, ''].join('\n');
}
/** What a client is told of a tool: what it does, a warning where it needs consent, and its arguments. */
function describeTool(tool) {
    return `${shortDescription(tool)}\n\n${schemaMarkdown(tool)}`;
}
const CONSENT_WARNING = 'REQUIRES EXPLICIT USER INSTRUCTION';
/** The summary, and the warning of tools that need the literal consent argument. */
function shortDescription(tool) {
    const consent = consentOf(tool);
    if (consent === undefined)
        return tool.summary;
    const literal = `\`${consent.argument}\` must be ${JSON.stringify(consent.literal)}.`;
    if (tool.summary.includes(CONSENT_WARNING))
        return `${tool.summary} ${literal}`;
    return `${tool.summary} ${CONSENT_WARNING}: call it only when the user asked for exactly this, never to clean up or to try something out. ${literal}`;
}
/** The argument by which a destructive tool asks for explicit consent, if it has one. */
function consentOf(tool) {
    const literal = (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_0__.argumentSchema)(tool).properties?.['consent']?.const;
    return typeof literal === 'string' ? { argument: 'consent', literal } : undefined;
}
function describeType(schema) {
    if (schema.const !== undefined)
        return JSON.stringify(schema.const);
    if (schema.enum !== undefined)
        return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
    if (schema.anyOf !== undefined)
        return schema.anyOf.map(describeType).join(' | ');
    if (schema.type === 'array')
        return `list of ${plural(describeType(schema.items ?? {}))}`;
    if (schema.type === 'object') {
        if (typeof schema.additionalProperties === 'object')
            return `map of ${plural(describeType(schema.additionalProperties))}`;
        const names = Object.keys(schema.properties ?? {});
        return names.length === 0 ? 'object' : `{ ${names.join(', ')} }`;
    }
    return schema.type ?? 'any';
}
function plural(type) {
    return /^[a-z]+$/.test(type) ? `${type}s` : type;
}
function code(text) {
    return `\`${cell(text)}\``;
}
function cell(text) {
    return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}


/***/ }),

/***/ 1473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   argumentSchema: () => (/* binding */ argumentSchema),
/* harmony export */   outputSchema: () => (/* binding */ outputSchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1939);

const made = new WeakMap();
/** The JSON Schema of a tool's arguments. */
function argumentSchema(tool) {
    const known = made.get(tool);
    if (known !== undefined)
        return known;
    const schema = withoutDialect(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .toJSONSchema */ .bl(tool.args(), { io: 'input' }));
    made.set(tool, schema);
    return schema;
}
/** The JSON Schema of what a tool gives back, with the diff that `preview_only` adds. */
function outputSchema(tool) {
    const schema = withoutDialect(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .toJSONSchema */ .bl(tool.outputs()));
    if (!offersPreview(tool) || schema.properties?.['diff'] !== undefined)
        return schema;
    const diff = { type: 'string', description: 'With preview_only: the change as a unified diff' };
    return { ...schema, properties: { ...schema.properties, diff } };
}
function offersPreview(tool) {
    return 'preview_only' in tool.args().shape;
}
function withoutDialect({ $schema: _, ...schema }) {
    return schema;
}


/***/ })

};
