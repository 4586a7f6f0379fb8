export const id = 3347;
export const ids = [3347,1473];
export const modules = {

/***/ 3347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  toolsCommand: () => (/* binding */ toolsCommand)
});

// EXTERNAL MODULE: ./build/js/src/model/did-you-mean.js
var did_you_mean = __webpack_require__(9726);
// EXTERNAL MODULE: ./build/js/src/model/tool-error.js
var tool_error = __webpack_require__(2936);
// EXTERNAL MODULE: ./build/js/src/tools/catalogue.js
var catalogue = __webpack_require__(1306);
// EXTERNAL MODULE: ./build/js/src/tools/registry.js
var registry = __webpack_require__(4724);
;// CONCATENATED MODULE: ./build/js/src/tools/tool-names.js
/** How tools are called towards a client that wants a prefix. Documentation always shows the plain name. */
class ToolNames {
    #defaultPrefix;
    #overrides;
    /** `overrides` maps a tool's plain name to its own prefix; an empty one leaves that tool without. */
    constructor(defaultPrefix = '', overrides = {}) {
        this.#defaultPrefix = defaultPrefix;
        this.#overrides = new Map(Object.entries(overrides));
    }
    /** The prefix before the plain name, set off by an underscore unless the prefix brings its own. */
    nameOf(tool) {
        const prefix = this.#overrides.get(tool) ?? this.#defaultPrefix;
        if (prefix === '')
            return tool;
        return /[_\W]$/.test(prefix) ? prefix + tool : `${prefix}_${tool}`;
    }
}

// EXTERNAL MODULE: ./build/js/src/entry/exit-codes.js
var exit_codes = __webpack_require__(1989);
// EXTERNAL MODULE: ./build/js/src/entry/fail.js
var fail = __webpack_require__(1990);
;// CONCATENATED MODULE: ./build/js/src/entry/commands/tools.js







const FORMATS = {
    table: async (tools, { console }) => (await __webpack_require__.e(/* import() */ 6545).then(__webpack_require__.bind(__webpack_require__, 6545))).renderToolsTable(tools, console.outStyle),
    markdown: async (tools) => (await __webpack_require__.e(/* import() */ 5291).then(__webpack_require__.bind(__webpack_require__, 5291))).renderToolDocs(tools),
    json: async (tools) => asJson(tools.map(catalogue/* toolRecord */.ah)),
    async openai(tools, { env }) {
        const names = new ToolNames(env['MCP_TOOL_PREFIX']);
        return asJson(tools.map((tool) => (0,catalogue/* functionDefinition */.yA)(tool, names.nameOf(tool.name))));
    },
    prompt: async (tools) => (await __webpack_require__.e(/* import() */ 6545).then(__webpack_require__.bind(__webpack_require__, 6545))).renderPrompt(tools),
};
/** `sous tools`: what there is, for people, documentation, programs and language models. */
async function toolsCommand(invocation) {
    const words = invocation.argv.flatMap((word) => (word.startsWith('--format=') ? ['--format', word.slice('--format='.length)] : [word]));
    const usage = (message, suggestion) => (0,fail/* fail */.f)((0,tool_error/* toolError */.$4)('invalid_arguments', message, suggestion), invocation);
    const [option = '--format', format = option === '--json' ? 'json' : 'table', ...rest] = words;
    if (option === '--help' || option === '-h') {
        invocation.console.out(`Usage: sous tools [--format ${Object.keys(FORMATS).join('|')}]\n`);
        return exit_codes/* EXIT */.d.done;
    }
    const unknown = option === '--format' || (option === '--json' && words.length === 1) ? rest[0] : option;
    if (unknown !== undefined)
        return usage(`sous tools has no option '${unknown}'`, 'It takes --format only.');
    if (option === '--format' && words.length === 1)
        return usage('--format needs a value', `One of ${Object.keys(FORMATS).join(', ')}.`);
    const render = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
    if (render === undefined) {
        const meant = (0,did_you_mean/* didYouMean */.a)(format, Object.keys(FORMATS));
        return usage(`There is no format '${format}'`, `${meant === undefined ? '' : `Did you mean '${meant}'? `}One of ${Object.keys(FORMATS).join(', ')}.`);
    }
    invocation.console.out(await render(await (0,registry/* allTools */.XU)(), invocation));
    return exit_codes/* EXIT */.d.done;
}
function asJson(value) {
    return `${JSON.stringify(value, undefined, 2)}\n`;
}


/***/ }),

/***/ 474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ mergeByBytes),
/* harmony export */   X: () => (/* binding */ compareBytes)
/* harmony export */ });
/**
 * Compares two strings as their UTF-8 bytes would compare, which is how git sorts paths and what makes a list the same
 * on every machine. UTF-16 order differs only where a surrogate meets a code unit above it.
 */
function compareBytes(a, b) {
    const shared = Math.min(a.length, b.length);
    for (let i = 0; i < shared; i++) {
        const x = a.charCodeAt(i);
        const y = b.charCodeAt(i);
        if (x !== y)
            return rank(x) - rank(y);
    }
    return a.length - b.length;
}
function rank(unit) {
    const isSurrogate = unit >= 0xd800 && unit <= 0xdfff;
    return isSurrogate ? unit + 0x10000 : unit;
}
/** Merges two lists that are each in byte order of their keys. */
function mergeByBytes(first, second, keyOf) {
    if (second.length === 0)
        return first;
    if (first.length === 0)
        return second;
    const merged = [];
    let next = 0;
    for (const item of first) {
        const key = keyOf(item);
        for (let other = second[next]; other !== undefined && compareBytes(keyOf(other), key) < 0; other = second[++next])
            merged.push(other);
        merged.push(item);
    }
    for (; next < second.length; next++)
        merged.push(second[next]);
    return merged;
}


/***/ }),

/***/ 1306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R6: () => (/* binding */ CATEGORIES),
/* harmony export */   ah: () => (/* binding */ toolRecord),
/* harmony export */   eO: () => (/* binding */ byCategory),
/* harmony export */   yA: () => (/* binding */ functionDefinition)
/* harmony export */ });
/* harmony import */ var _model_byte_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(474);
/* harmony import */ var _model_tool_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4501);
/* harmony import */ var _describe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7746);
/* harmony import */ var _json_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1473);




/** The headings that tools are listed under, in this order, with what a reader should know of all tools below one. */
const CATEGORIES = {
    Content: 'Curated documents of the project, by category or collection. Read-only.',
    'Search & Discovery': 'Find files by name and text by pattern, and look around in directories. Read-only; ignored files are left out.',
    'File Reading': 'Read the contents of files. Read-only: nothing can be changed here.',
    'File Writing': 'Create and change files. Changes are staged and shown as a diff; landing them needs approval.',
    'File Management': 'Destructive operations on files. Use them only when the user asked for exactly this; landing needs approval.',
    Terminal: 'Run shell commands. Every command needs approval before it runs.',
    Network: 'Fetch from the network. Every call needs approval before it is made.',
};
/** Tools by heading; headings without a tool are left out. */
function byCategory(tools) {
    return Object.keys(CATEGORIES)
        .map((category) => ({ category, tools: tools.filter((tool) => tool.category === category) }))
        .filter((group) => group.tools.length > 0);
}
function functionDefinition(tool, name = tool.name) {
    return { name, description: (0,_describe_js__WEBPACK_IMPORTED_MODULE_0__/* .shortDescription */ .r3)(tool), parameters: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_1__.argumentSchema)(tool) };
}
/** Everything a program may want to know of a tool. */
function toolRecord(tool) {
    return {
        name: tool.name,
        description: (0,_describe_js__WEBPACK_IMPORTED_MODULE_0__/* .shortDescription */ .r3)(tool),
        category: tool.category,
        effect: tool.effect,
        risk_level: tool.risk,
        required_permissions: [...tool.permissions].sort(_model_byte_order_js__WEBPACK_IMPORTED_MODULE_2__/* .compareBytes */ .X),
        requires_approval: (0,_model_tool_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .requiresApproval */ ._)(tool),
        parameters: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_1__.argumentSchema)(tool),
        outputs: (0,_json_schema_js__WEBPACK_IMPORTED_MODULE_1__.outputSchema)(tool),
        metadata: tool.metadata,
        termination_behavior: tool.termination,
        examples: tool.examples,
    };
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


/***/ }),

/***/ 4724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K2: () => (/* binding */ TOOL_NAMES),
/* harmony export */   SG: () => (/* binding */ findTool),
/* harmony export */   XU: () => (/* binding */ allTools),
/* harmony export */   pl: () => (/* binding */ LISTING_TOOLS),
/* harmony export */   rY: () => (/* binding */ ALIASES)
/* harmony export */ });
/** Every tool, in the order of the documentation. Each is loaded when asked for: most runs use one of many. */
const LOADERS = {
    grep: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(8437), __webpack_require__.e(6864)]).then(__webpack_require__.bind(__webpack_require__, 6864))).grep,
    grep_search: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(8437), __webpack_require__.e(1943)]).then(__webpack_require__.bind(__webpack_require__, 1943))).grepSearch,
    glob: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(432), __webpack_require__.e(1754)]).then(__webpack_require__.bind(__webpack_require__, 1754))).glob,
    file_search: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(432), __webpack_require__.e(2653)]).then(__webpack_require__.bind(__webpack_require__, 2653))).fileSearch,
    search: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(8437), __webpack_require__.e(7103)]).then(__webpack_require__.bind(__webpack_require__, 7103))).search,
    list_directory: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(7568)]).then(__webpack_require__.bind(__webpack_require__, 7568))).listDirectory,
    list_dir: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(9876)]).then(__webpack_require__.bind(__webpack_require__, 9876))).listDir,
    read_file: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(5797)]).then(__webpack_require__.bind(__webpack_require__, 5797))).readFile,
    create_file: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(3505)]).then(__webpack_require__.bind(__webpack_require__, 3505))).createFile,
    update_file: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(6574)]).then(__webpack_require__.bind(__webpack_require__, 6574))).updateFile,
    append_file: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(961)]).then(__webpack_require__.bind(__webpack_require__, 961))).appendFile,
    replace_in_file: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(8437), __webpack_require__.e(8708), __webpack_require__.e(6082)]).then(__webpack_require__.bind(__webpack_require__, 6082))).replaceInFile,
    replace_string_in_file: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(8708), __webpack_require__.e(2355)]).then(__webpack_require__.bind(__webpack_require__, 7125))).replaceStringInFile,
    edit_lines: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(179)]).then(__webpack_require__.bind(__webpack_require__, 179))).editLines,
    create_directory: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(456)]).then(__webpack_require__.bind(__webpack_require__, 456))).createDirectory,
    delete_file: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(5020)]).then(__webpack_require__.bind(__webpack_require__, 5020))).deleteFile,
    run_in_terminal: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(7352)]).then(__webpack_require__.bind(__webpack_require__, 7352))).runInTerminal,
    terminal_last_command: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(4489)]).then(__webpack_require__.bind(__webpack_require__, 4489))).terminalLastCommand,
    fetch_webpage: async () => (await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(5395), __webpack_require__.e(8886)]).then(__webpack_require__.bind(__webpack_require__, 8886))).fetchWebpage,
};
/** Short names that recipes may use. */
const ALIASES = {
    replace: 'replace_in_file',
    edit: 'edit_lines',
    terminal: 'run_in_terminal',
    fetch: 'fetch_webpage',
};
/** Tools that go through all files: listing those can begin while the tool itself is loaded. */
const LISTING_TOOLS = new Set(['grep', 'grep_search', 'glob', 'file_search', 'search']);
const TOOL_NAMES = Object.keys(LOADERS);
/** The tool of that name or short name. */
async function findTool(name) {
    const full = Object.hasOwn(ALIASES, name) ? (ALIASES[name] ?? name) : name;
    return Object.hasOwn(LOADERS, full) ? LOADERS[full]?.() : undefined;
}
async function allTools() {
    return Promise.all(Object.values(LOADERS).map((load) => load()));
}


/***/ })

};
