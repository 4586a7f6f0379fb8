export const id = 9484;
export const ids = [9484,5848];
export const modules = {

/***/ 9484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  listCommand: () => (/* binding */ listCommand)
});

// EXTERNAL MODULE: ./build/js/src/report/printable.js
var printable = __webpack_require__(3985);
// EXTERNAL MODULE: ./build/js/src/model/wording.js
var wording = __webpack_require__(493);
// EXTERNAL MODULE: ./build/js/src/report/diagnostics.js + 1 modules
var report_diagnostics = __webpack_require__(9295);
// EXTERNAL MODULE: ./build/js/src/report/recipe-page.js
var recipe_page = __webpack_require__(5848);
// EXTERNAL MODULE: ./build/js/src/report/recipe-values.js
var recipe_values = __webpack_require__(9225);
// EXTERNAL MODULE: ./build/js/src/report/shell-word.js
var shell_word = __webpack_require__(621);
;// CONCATENATED MODULE: ./build/js/src/report/recipe-list.js






/** The recipes of a repository, for a terminal. */
function renderRecipeList(recipes, style) {
    const entries = recipes.map((listed) => {
        const { name, path, recipe } = listed;
        const lines = recipe === undefined ? describeInvalid(listed, style) : describe(recipe, style);
        const title = recipe === undefined ? `${style.red('\u2717')} ${style.bold((0,printable/* printableLine */.oy)(name))}` : style.bold((0,printable/* printableLine */.oy)(name));
        return [title, ...[...lines, style.dim((0,printable/* printableLine */.oy)(path))].map((line) => `  ${line}`), ''].join('\n');
    });
    return `${entries.join('\n')}\nMore on one of them: sous explain <name>\n`;
}
/** The document of `sous list --json`. */
function recipeListRecord(recipes) {
    return {
        schema_version: 1,
        recipes: recipes.map(({ name, path, recipe, diagnostics }) => ({
            name,
            path,
            valid: recipe !== undefined,
            title: recipe?.name ?? null,
            description: recipe?.description ?? null,
            inputs: recipe?.inputs.map(recipe_page/* inputRecord */.U) ?? [],
            diagnostics: diagnostics.map(report_diagnostics/* diagnosticRecord */.lH),
        })),
    };
}
function describe({ name, description, inputs }, style) {
    const [firstLine = ''] = description.trim().split('\n', 1);
    return [
        (0,printable/* printableLine */.oy)(name),
        ...(firstLine === '' ? [] : [(0,printable/* printableLine */.oy)(firstLine)]),
        ...inputs.map((input) => `${style.cyan(`-i ${(0,printable/* printableLine */.oy)(input.name)}`)}  ${(0,printable/* printableLine */.oy)((0,recipe_values/* inputFacts */.gW)(input))}`),
    ];
}
function describeInvalid(file, style) {
    const { errors } = (0,report_diagnostics/* countDiagnostics */.ii)([file]);
    return [`${style.red('not valid')}: ${(0,wording/* countOf */.pq)(errors, 'error')}, see sous validate ${(0,printable/* printableLine */.oy)((0,shell_word/* shellWord */.r)(file.path))}`];
}

// EXTERNAL MODULE: ./build/js/src/entry/exit-codes.js
var exit_codes = __webpack_require__(1989);
// EXTERNAL MODULE: ./build/js/src/entry/fail.js
var fail = __webpack_require__(1990);
// EXTERNAL MODULE: ./build/js/src/entry/open-recipes.js
var open_recipes = __webpack_require__(4120);
// EXTERNAL MODULE: ./build/js/src/entry/recipe-files.js
var recipe_files = __webpack_require__(3546);
// EXTERNAL MODULE: ./build/js/src/entry/recipe-options.js
var recipe_options = __webpack_require__(9047);
;// CONCATENATED MODULE: ./build/js/src/entry/commands/list.js







const USAGE = `Usage: sous list [--root DIR] [--json]

Lists the recipes of the repository, in .github/recipes/ and recipes/.
`;
/** `sous list`: which recipes there are. */
async function listCommand(invocation) {
    const { console } = invocation;
    const options = (0,recipe_options/* readRecipeOptions */.L)('list', invocation.argv, 0);
    if (!options.ok)
        return (0,fail/* fail */.f)(options.error, invocation);
    if (options.value.help) {
        console.out(USAGE);
        return exit_codes/* EXIT */.d.done;
    }
    const opened = await (0,open_recipes/* openRecipes */.W)(invocation, options.value.root);
    if (!opened.ok)
        return (0,fail/* fail */.f)(opened.error, invocation);
    const recipes = await opened.value.read(opened.value.all);
    if (options.value.json)
        console.out(`${(0,printable/* printableJson */.et)(recipeListRecord(recipes))}\n`);
    else if (recipes.length > 0)
        console.out(renderRecipeList(recipes, console.outStyle));
    else {
        const { message, suggestion } = (0,recipe_files/* noRecipes */.zF)(opened.value.folder);
        console.err(`${message}.\n  ${console.errStyle.cyan('\u2192')} ${suggestion}\n`);
    }
    return exit_codes/* EXIT */.d.done;
}


/***/ }),

/***/ 4120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ openRecipes)
/* harmony export */ });
/* harmony import */ var _model_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7424);
/* harmony import */ var _open_folder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(643);
/* harmony import */ var _recipe_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3546);



async function openRecipes(invocation, root) {
    const opened = await (0,_open_folder_js__WEBPACK_IMPORTED_MODULE_0__/* .openFolder */ .N)(invocation, root);
    if (!opened.ok)
        return opened;
    const { tree } = opened.value;
    const found = await (0,_recipe_files_js__WEBPACK_IMPORTED_MODULE_1__/* .findRecipes */ .rB)(tree);
    if (!found.ok)
        return found;
    const all = found.value;
    return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_2__/* .success */ .k)({
        all,
        folder: tree.folder,
        async select(words) {
            const selected = words.length === 0 ? found : await (0,_recipe_files_js__WEBPACK_IMPORTED_MODULE_1__/* .selectRecipes */ .Ub)({ words, tree, all });
            return selected.ok && selected.value.length === 0 ? (0,_model_result_js__WEBPACK_IMPORTED_MODULE_2__/* .failure */ .V)((0,_recipe_files_js__WEBPACK_IMPORTED_MODULE_1__/* .noRecipes */ .zF)(tree.folder)) : selected;
        },
        async read(files) {
            if (files.length === 0)
                return [];
            const { readRecipes } = await Promise.all(/* import() */[__webpack_require__.e(9676), __webpack_require__.e(6905)]).then(__webpack_require__.bind(__webpack_require__, 6905));
            return readRecipes({ files, all, tree });
        },
    });
}


/***/ }),

/***/ 3546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ub: () => (/* binding */ selectRecipes),
/* harmony export */   rB: () => (/* binding */ findRecipes),
/* harmony export */   zF: () => (/* binding */ noRecipes)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9726);
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9986);
/* harmony import */ var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7424);
/* harmony import */ var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2936);





/** Where recipes lie in a repository. */
const RECIPE_FOLDERS = ['.github/recipes', 'recipes'];
const EXTENSION = /\.ya?ml$/;
/** All recipes of a repository, folder by folder, by name. Also links: whoever reads them says why they are refused. */
async function findRecipes(tree) {
    const found = [];
    for (const folder of RECIPE_FOLDERS) {
        const directory = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRepoPath */ .NP)(folder);
        if (!directory.ok)
            return directory;
        const entry = await tree.entry(directory.value);
        if (!entry.ok)
            return entry;
        // A file of that name is somebody else's; a link is refused when it is looked into.
        if (entry.value.kind !== 'directory' && entry.value.kind !== 'symlink')
            continue;
        const files = await recipesIn(tree, directory.value);
        if (!files.ok)
            return files;
        found.push(...files.value);
    }
    return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .success */ .k)(found);
}
/** The recipes that a person named, each once: by name, by path, or by the folder they are in. */
async function selectRecipes({ words, tree, all }) {
    const selected = new Map();
    for (const word of words) {
        const files = await selectOne(word, tree, all);
        if (!files.ok)
            return files;
        for (const file of files.value)
            selected.set(file.path, file);
    }
    return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .success */ .k)([...selected.values()]);
}
/** What to say when there is not a single recipe. */
function noRecipes(folder) {
    const places = RECIPE_FOLDERS.map((name) => `${name}/`).join(' and ');
    return (0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__/* .toolError */ .$4)('unknown_recipe', `There are no recipes in ${folder}`, `Sous looked for *.yml and *.yaml in ${places}. Put one there, name its path, or name another repository by --root.`);
}
async function selectOne(word, tree, all) {
    const named = all.filter((file) => file.name === word);
    if (named.length > 0)
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .success */ .k)(named);
    const plain = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRepoDirectory */ .HO)(plainForm(word, tree.folder));
    const looksLikePath = /[/\\]/.test(word) || EXTENSION.test(word) || word === _model_path_js__WEBPACK_IMPORTED_MODULE_1__/* .ROOT_DIRECTORY */ .hK;
    if (!plain.ok)
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .failure */ .V)(looksLikePath ? badPath(plain.error) : unknownRecipe(word, all));
    if (plain.value === _model_path_js__WEBPACK_IMPORTED_MODULE_1__/* .ROOT_DIRECTORY */ .hK)
        return recipesIn(tree, _model_path_js__WEBPACK_IMPORTED_MODULE_1__/* .ROOT_DIRECTORY */ .hK);
    const entry = await tree.entry(plain.value);
    if (!entry.ok)
        return entry;
    if (entry.value.kind === 'directory')
        return recipesIn(tree, plain.value);
    if (entry.value.kind !== 'missing')
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .success */ .k)([{ name: nameOf(plain.value), path: plain.value }]);
    return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .failure */ .V)(unknownRecipe(word, all));
}
function badPath({ message, suggestion }) {
    return (0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__/* .toolError */ .$4)('invalid_arguments', message, `${suggestion} A recipe of another repository is named along with --root.`);
}
/** As people and shells write paths: `./a.yml`, `recipes/`, and absolute ones below the folder. */
function plainForm(word, folder) {
    const relative = node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute(word) ? node_path__WEBPACK_IMPORTED_MODULE_0__.relative(folder, word) : node_path__WEBPACK_IMPORTED_MODULE_0__.normalize(word);
    if (relative.startsWith('..'))
        return word;
    return relative.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/').replace(/\/$/, '') || _model_path_js__WEBPACK_IMPORTED_MODULE_1__/* .ROOT_DIRECTORY */ .hK;
}
async function recipesIn(tree, directory) {
    const entries = await tree.directory(directory);
    if (!entries.ok)
        return entries;
    const files = [];
    for (const { name, kind } of entries.value) {
        if (!EXTENSION.test(name) || kind === 'directory')
            continue;
        const file = (0,_model_path_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRepoPath */ .NP)(directory === _model_path_js__WEBPACK_IMPORTED_MODULE_1__/* .ROOT_DIRECTORY */ .hK ? name : `${directory}/${name}`);
        if (!file.ok)
            return file;
        files.push({ name: nameOf(file.value), path: file.value });
    }
    return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .success */ .k)(files.toSorted((a, b) => (a.path < b.path ? -1 : 1)));
}
function nameOf(file) {
    return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(file).replace(EXTENSION, '');
}
function unknownRecipe(word, all) {
    const isPath = /[/\\]/.test(word) || EXTENSION.test(word);
    const near = (0,_model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_4__/* .didYouMean */ .a)(word, all.map((file) => (isPath ? file.path : file.name)));
    const known = all.length === 0 ? `There are none in ${RECIPE_FOLDERS.join(' and ')}.` : "See 'sous list' for all of them.";
    return (0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_2__/* .toolError */ .$4)('unknown_recipe', `There is no recipe '${word}'`, near === undefined ? known : `Did you mean '${near}'? ${known}`);
}


/***/ }),

/***/ 9047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readRecipeOptions)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _model_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7424);
/* harmony import */ var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2936);



/** Reads the words after a command that looks at recipes: at most so many names and paths. */
function readRecipeOptions(command, argv, maxWords = Number.POSITIVE_INFINITY) {
    const wrong = (message) => (0,_model_result_js__WEBPACK_IMPORTED_MODULE_2__/* .failure */ .V)((0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__/* .toolError */ .$4)('invalid_arguments', message, `See sous ${command} --help.`));
    const flag = { type: 'boolean', default: false };
    try {
        const { values, positionals } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
            args: [...argv],
            allowPositionals: true,
            options: { root: { type: 'string', default: '.' }, json: flag, help: { ...flag, short: 'h' } },
        });
        const extra = positionals[maxWords];
        if (extra !== undefined)
            return wrong(`Unexpected argument '${extra}'`);
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_2__/* .success */ .k)({ words: positionals, root: values.root, json: values.json, help: values.help });
    }
    catch (error) {
        const [message = 'Wrong options'] = error.message.split('. ', 1);
        return wrong(message);
    }
}


/***/ }),

/***/ 493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kf: () => (/* binding */ nameSome),
/* harmony export */   lP: () => (/* binding */ sizeText),
/* harmony export */   pq: () => (/* binding */ countOf)
/* harmony export */ });
const MB = 1024 * 1024;
/** `1 file`, `2 files`, `2 matches`. */
function countOf(count, one, many = `${one}s`) {
    return `${count} ${count === 1 ? one : many}`;
}
/** The first of some names, and how many more there are. */
function nameSome(names, most) {
    const shown = names.slice(0, most).join(', ');
    return names.length > most ? `${shown} and ${names.length - most} more` : shown;
}
/** A size for people: whole megabytes as such. */
function sizeText(bytes) {
    return bytes >= MB && bytes % MB === 0 ? `${bytes / MB} MB` : countOf(bytes, 'byte');
}


/***/ }),

/***/ 9295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ii: () => (/* binding */ countDiagnostics),
  lH: () => (/* binding */ diagnosticRecord),
  c8: () => (/* binding */ diagnosticsRecord),
  fn: () => (/* binding */ isValid),
  DO: () => (/* binding */ renderDiagnostics),
  gM: () => (/* binding */ renderVerdict)
});

// EXTERNAL MODULE: ./build/js/src/model/wording.js
var wording = __webpack_require__(493);
// EXTERNAL MODULE: ./build/js/src/report/printable.js
var printable = __webpack_require__(3985);
;// CONCATENATED MODULE: ./build/js/src/report/source-excerpt.js

const BEFORE = 60;
const WIDTH = 120;
/** A line of source with a place in it, short enough for a terminal. Nothing for an empty line. */
function excerpt(line, { line: start, endLine, column, endColumn }) {
    if (line.trim() === '')
        return undefined;
    const at = Math.min(column - 1, line.length);
    const end = endLine > start ? line.length : Math.min(Math.max(endColumn - 1, at), line.length);
    const from = line.length <= WIDTH ? 0 : wholeCharacter(line, Math.max(0, at - BEFORE));
    const to = wholeCharacter(line, Math.min(line.length, from + WIDTH));
    const before = `${from > 0 ? '\u2026' : ''}${(0,printable/* printableLine */.oy)(line.slice(from, at))}`;
    const marked = (0,printable/* printableLine */.oy)(line.slice(at, Math.min(end, to)));
    const after = `${(0,printable/* printableLine */.oy)(line.slice(Math.min(end, to), to))}${to < line.length ? '\u2026' : ''}`;
    return { line: `${before}${marked}${after}`, indent: ' '.repeat(widthOf(before)), underline: '^'.repeat(Math.max(1, widthOf(marked))) };
}
function wholeCharacter(text, index) {
    const isBetweenHalves = /[\ud800-\udbff]/.test(text[index - 1] ?? '') && /[\udc00-\udfff]/.test(text[index] ?? '');
    return isBetweenHalves ? index - 1 : index;
}
const WIDE = /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;
/** Columns that a text takes on a terminal. */
function widthOf(text) {
    let width = 0;
    for (const character of text)
        width += /\p{M}/u.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
    return width;
}

;// CONCATENATED MODULE: ./build/js/src/report/diagnostics.js



/** Everything that was found, as a compiler tells it: where, what, the line itself, and what to do about it. */
function renderDiagnostics(files, style) {
    return files.map((file) => renderFile(file, style)).join('');
}
/** One line: whether all is well. */
function renderVerdict(files, style) {
    const { errors, warnings } = countDiagnostics(files);
    const invalid = files.filter((file) => !isValid(file)).length;
    const alsoWarnings = warnings === 0 ? '' : `, ${(0,wording/* countOf */.pq)(warnings, 'warning')}`;
    if (invalid === 0) {
        const mark = warnings === 0 ? style.green('\u2713') : style.yellow('\u2713');
        return `${mark} ${(0,wording/* countOf */.pq)(files.length, 'recipe is', 'recipes are')} valid${alsoWarnings}\n`;
    }
    return `${style.red('\u2717')} ${(0,wording/* countOf */.pq)(errors, 'error')}${alsoWarnings} in ${invalid} of ${(0,wording/* countOf */.pq)(files.length, 'recipe')}\n`;
}
/** The document of `sous validate --json`. */
function diagnosticsRecord(files) {
    return {
        schema_version: 1,
        valid: files.every(isValid),
        ...countDiagnostics(files),
        recipes: files.map((file) => ({
            name: file.name,
            path: file.path,
            valid: isValid(file),
            diagnostics: file.diagnostics.map(diagnosticRecord),
        })),
    };
}
function diagnosticRecord({ severity, code, message, suggestion, at }) {
    const { line, column, endLine, endColumn } = at;
    return { severity, code, message, suggestion, line, column, end_line: endLine, end_column: endColumn };
}
/** Warnings leave a recipe valid. */
function isValid({ diagnostics }) {
    return diagnostics.every((diagnostic) => diagnostic.severity !== 'error');
}
function countDiagnostics(files) {
    const all = files.flatMap((file) => file.diagnostics);
    const errors = all.filter((diagnostic) => diagnostic.severity === 'error').length;
    return { errors, warnings: all.length - errors };
}
function renderFile({ text, diagnostics }, style) {
    if (diagnostics.length === 0)
        return '';
    const lines = text.replace(/^\ufeff/, '').split('\n');
    return diagnostics.map((diagnostic) => `${renderDiagnostic(diagnostic, lines, style)}\n`).join('');
}
function renderDiagnostic({ severity, code, message, suggestion, at }, lines, style) {
    const colour = severity === 'error' ? style.red : style.yellow;
    const place = style.bold(`${(0,printable/* printableLine */.oy)(at.file)}:${at.line}:${at.column}:`);
    const shown = excerpt(lines[at.line - 1]?.replace(/\r$/, '') ?? '', at);
    const gutter = ' '.repeat(String(at.line).length);
    const source = shown === undefined
        ? ''
        : `  ${style.dim(`${at.line} |`)} ${shown.line}\n  ${style.dim(`${gutter} |`)} ${shown.indent}${colour(shown.underline)}\n`;
    return `${place} ${colour(severity)} ${code}: ${(0,printable/* printable */.g$)(message)}\n${source}  ${style.cyan('\u2192')} ${(0,printable/* printable */.g$)(suggestion)}\n`;
}


/***/ }),

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
