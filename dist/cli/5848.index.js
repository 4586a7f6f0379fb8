export const id = 5848;
export const ids = [5848];
export const modules = {

/***/ 5848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ inputRecord),
/* harmony export */   recipeRecord: () => (/* binding */ recipeRecord),
/* harmony export */   renderRecipePage: () => (/* binding */ renderRecipePage)
/* harmony export */ });
/* harmony import */ var _model_wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(493);
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3985);
/* harmony import */ var _recipe_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9225);
/* harmony import */ var _shell_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(621);




/** A recipe as a page to read: what it may do comes first. */
function renderRecipePage({ callName, recipe }, style) {
    const { name, description, source, permissions, inputs, steps, verify, outputs } = recipe;
    const section = (title, lines) => (lines.length === 0 ? [] : ['', style.bold(title), ...indent(lines)]);
    const outputLines = table(outputs.map(({ key, value }) => [key, (0,_recipe_values_js__WEBPACK_IMPORTED_MODULE_0__/* .valueText */ .Ru)(value)]), style);
    return [
        `${style.bold((0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printableLine */ .oy)(name))} ${style.dim((0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printableLine */ .oy)(source.path))}`,
        ...(description.trim() === '' ? [] : (0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(description.trim()).split('\n')),
        ...section('May', permissionLines(permissions, style)),
        ...section('Inputs', inputLines(inputs, style)),
        ...section('Steps', stepLines(steps, style)),
        ...section('Verify: all of this must hold, or nothing changes', stepLines(verify, style)),
        ...section('Outputs', outputLines),
        ...section('Check it', [(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printableLine */ .oy)(`sous validate ${(0,_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r)(callName)}`)]),
        '',
    ].join('\n');
}
/** The document of `sous explain --json`. */
function recipeRecord(name, recipe) {
    const { write, run, fetch, maxFiles } = recipe.permissions;
    return {
        schema_version: 1,
        name,
        path: recipe.source.path,
        digest: recipe.source.digest,
        title: recipe.name,
        description: recipe.description,
        permissions: { write, run, fetch, max_files: maxFiles },
        inputs: recipe.inputs.map(inputRecord),
        steps: recipe.steps.map(stepRecord),
        verify: recipe.verify.map(stepRecord),
        outputs: Object.fromEntries(recipe.outputs.map(({ key, value }) => [key, (0,_recipe_values_js__WEBPACK_IMPORTED_MODULE_0__/* .plainValue */ ._y)(value)])),
    };
}
function inputRecord({ name, description, type, required, options, pattern, min, max, ...input }) {
    return {
        name,
        description,
        type,
        required,
        default: input.default ?? null,
        ...(type === 'choice' && { options }),
        ...(pattern !== undefined && { pattern }),
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
    };
}
function stepRecord(step) {
    return {
        ...(step.id !== undefined && { id: step.id }),
        ...(step.name !== undefined && { name: step.name }),
        ...(step.call.kind === 'tool' ? { tool: step.call.tool } : { recipe: step.call.recipe }),
        with: Object.fromEntries(step.with.map(({ key, value }) => [key, (0,_recipe_values_js__WEBPACK_IMPORTED_MODULE_0__/* .plainValue */ ._y)(value)])),
        if: step.if?.text ?? null,
        for_each: step.forEach === undefined ? null : (0,_recipe_values_js__WEBPACK_IMPORTED_MODULE_0__/* .plainValue */ ._y)(step.forEach),
        expect: step.expect.map(({ output, operator, number }) => ({ output, operator, number })),
        continue_on_error: step.continueOnError,
        timeout_seconds: step.timeoutSeconds ?? null,
        report: step.report ?? null,
        line: step.at.line,
    };
}
function permissionLines({ write, run, fetch, maxFiles }, style) {
    const rows = [
        ...write.map((glob, i) => [i === 0 ? 'change' : '', glob]),
        ...(write.length === 0 ? [] : [['', `(at most ${(0,_model_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(maxFiles, 'file')})`]]),
        ...run.map((command, i) => [i === 0 ? 'run' : '', command]),
        ...fetch.map((host, i) => [i === 0 ? 'fetch' : '', host]),
    ];
    return rows.length === 0 ? ['only read the repository'] : table(rows, style);
}
function inputLines(inputs, style) {
    return table(inputs.flatMap((input) => [
        [input.name, (0,_recipe_values_js__WEBPACK_IMPORTED_MODULE_0__/* .inputFacts */ .gW)(input)],
        ...(input.description === '' ? [] : [['', input.description]]),
    ]), style);
}
function stepLines(steps, style) {
    return steps.flatMap((step, i) => {
        const call = step.call.kind === 'tool' ? step.call.tool : `recipe ${step.call.recipe}`;
        const title = `${step.name === undefined ? '' : `: ${step.name}`}${step.id === undefined ? '' : ` (${step.id})`}`;
        const number = `${i + 1}. `;
        const rows = [
            ...(step.forEach === undefined ? [] : [['for each', (0,_recipe_values_js__WEBPACK_IMPORTED_MODULE_0__/* .valueText */ .Ru)(step.forEach)]]),
            ...(step.if === undefined ? [] : [['only if', step.if.text]]),
            ...step.with.map(({ key, value }, at) => [at === 0 ? 'with' : '', `${key}: ${(0,_recipe_values_js__WEBPACK_IMPORTED_MODULE_0__/* .valueText */ .Ru)(value)}`]),
            ...step.expect.map((expectation, at) => [at === 0 ? 'expect' : '', (0,_recipe_values_js__WEBPACK_IMPORTED_MODULE_0__/* .expectationText */ .gM)(expectation)]),
            ...(step.continueOnError ? [['on error', 'go on']] : []),
            ...(step.timeoutSeconds === undefined ? [] : [['within', (0,_model_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(step.timeoutSeconds, 'second')]]),
            ...(step.report === undefined ? [] : [['report', `each match, as ${step.report}`]]),
        ];
        const heading = `${number}${style.cyan((0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printableLine */ .oy)(call))}${(0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printableLine */ .oy)(title)}`;
        return [heading, ...table(rows, style).map((line) => `${' '.repeat(number.length)}${line}`)];
    });
}
/** Rows of a name and a text; the texts begin below each other, also where they have several lines. */
function table(rows, style) {
    const width = Math.max(0, ...rows.map(([name]) => name.length));
    return rows.flatMap(([name, text]) => (0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(text)
        .trimEnd()
        .split('\n')
        .map((line, i) => `${style.dim((i === 0 ? (0,_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printableLine */ .oy)(name) : '').padEnd(width))}  ${line}`.trimEnd()));
}
function indent(lines) {
    return lines.map((line) => `  ${line}`);
}


/***/ }),

/***/ 9225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ru: () => (/* binding */ valueText),
/* harmony export */   _y: () => (/* binding */ plainValue),
/* harmony export */   gM: () => (/* binding */ expectationText),
/* harmony export */   gW: () => (/* binding */ inputFacts)
/* harmony export */ });
/** A value of a recipe as the recipe has it, with its expressions. */
function plainValue(value) {
    switch (value.kind) {
        case 'scalar':
            return value.value;
        case 'template':
            return value.parts.map((part) => (typeof part === 'string' ? part : `\${{ ${part.text} }}`)).join('');
        case 'list':
            return value.items.map(plainValue);
        case 'map':
            return Object.fromEntries(value.entries.map((entry) => [entry.key, plainValue(entry.value)]));
    }
}
/** A value on one line: texts as they are, all else as JSON. */
function valueText(value) {
    const plain = plainValue(value);
    return typeof plain === 'string' ? plain : JSON.stringify(plain);
}
function expectationText({ output, operator, number }) {
    return `${output} ${operator} ${number}`;
}
/** What an input takes: `number, required, at least 20`. */
function inputFacts(input) {
    const { type, required, min, max, pattern, options } = input;
    return [
        type === 'choice' ? `one of ${options.join(', ')}` : type,
        ...(required ? ['required'] : []),
        ...(min === undefined ? [] : [`at least ${min}`]),
        ...(max === undefined ? [] : [`at most ${max}`]),
        ...(pattern === undefined ? [] : [`fits /${pattern}/`]),
        ...(input.default === undefined ? [] : [`default ${JSON.stringify(input.default)}`]),
    ].join(', ');
}


/***/ }),

/***/ 621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
/** Quotes a word for a POSIX shell where it needs quotes. */
function shellWord(text) {
    return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}


/***/ })

};
