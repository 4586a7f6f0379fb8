export const id = 6905;
export const ids = [6905];
export const modules = {

/***/ 6905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readRecipes: () => (/* binding */ readRecipes)
});

// EXTERNAL MODULE: ./build/js/src/model/result.js
var result = __webpack_require__(7424);
// EXTERNAL MODULE: ./build/js/src/model/did-you-mean.js
var did_you_mean = __webpack_require__(9726);
// EXTERNAL MODULE: ./build/js/src/model/path.js
var model_path = __webpack_require__(9986);
;// CONCATENATED MODULE: ./build/js/src/recipe/diagnostics.js
const MAX_DIAGNOSTICS = 200;
/** Collects what is wrong with a file, so that all of it is told at once. */
class diagnostics_Diagnostics {
    #found = [];
    error(at, code, message, suggestion) {
        if (!this.isFull)
            this.#found.push({ severity: 'error', code, message, suggestion, at });
    }
    warning(at, code, message, suggestion) {
        if (!this.isFull)
            this.#found.push({ severity: 'warning', code, message, suggestion, at });
    }
    get hasErrors() {
        return this.isFull || this.#found.some((diagnostic) => diagnostic.severity === 'error');
    }
    /** Whether nothing more is taken up, so that looking for it is not worth the time. */
    get isFull() {
        return this.#found.length >= MAX_DIAGNOSTICS;
    }
    /** In the order of the text. */
    list() {
        const sorted = this.#found.toSorted((a, b) => a.at.line - b.at.line || a.at.column - b.at.column);
        const last = sorted.at(-1);
        if (last === undefined || !this.isFull)
            return sorted;
        const message = `There may be more than these ${MAX_DIAGNOSTICS} problems`;
        return [
            ...sorted,
            { severity: 'error', code: 'too_many_problems', message, suggestion: 'Correct these first, then check again.', at: last.at },
        ];
    }
}

;// CONCATENATED MODULE: ./build/js/src/recipe/input-rules.js


const MAX_INPUT_LENGTH = 64 * 1024;
/** Compiles the pattern of an input, which must fit the whole value. */
function compileInputPattern(pattern) {
    try {
        return (0,result/* success */.k)(new RegExp(`^(?:${pattern})$`, 'u'));
    }
    catch (error) {
        return (0,result/* failure */.V)(error instanceof Error ? error.message : String(error));
    }
}
/** Whether a value fits what an input asks for. Never converts: that is for those who were given text. */
function checkInputValue(input, value) {
    const what = `Input '${input.name}'`;
    switch (input.type) {
        case 'number':
            if (typeof value !== 'number' || !Number.isFinite(value))
                return wrong(`${what} must be a number`, 'Give a number, such as 20.');
            return checkRange(input, value);
        case 'boolean':
            if (typeof value !== 'boolean')
                return wrong(`${what} must be true or false`, 'Give true or false.');
            return (0,result/* success */.k)(value);
        case 'choice':
            if (typeof value === 'string' && input.options.includes(value))
                return (0,result/* success */.k)(value);
            return finding('input_not_an_option', `${what} cannot be ${shown(value)}`, `Choose one of ${input.options.map(model_path/* briefText */.Kg).join(', ')}.`);
        case 'string':
            if (typeof value !== 'string')
                return wrong(`${what} must be a text`, 'Give a text.');
            return checkText(input, value);
    }
}
function checkRange(input, value) {
    const { min, max } = input;
    if ((min === undefined || value >= min) && (max === undefined || value <= max))
        return (0,result/* success */.k)(value);
    const bounds = [min === undefined ? '' : `at least ${min}`, max === undefined ? '' : `at most ${max}`].filter((bound) => bound !== '');
    return finding('input_out_of_range', `Input '${input.name}' cannot be ${value}`, `Give a number of ${bounds.join(' and ')}.`);
}
function checkText(input, value) {
    if (value.length > MAX_INPUT_LENGTH)
        return finding('input_too_long', `Input '${input.name}' has more than ${MAX_INPUT_LENGTH} characters`, 'Give a shorter text.');
    if (!value.isWellFormed())
        return wrong(`Input '${input.name}' has half of a surrogate pair`, 'Give a text of whole characters.');
    if (input.pattern === undefined)
        return (0,result/* success */.k)(value);
    const pattern = compileInputPattern(input.pattern);
    if (!pattern.ok || pattern.value.test(value))
        return (0,result/* success */.k)(value);
    return finding('input_pattern', `Input '${input.name}' cannot be ${shown(value)}`, `Give a text that fits /${(0,model_path/* briefText */.Kg)(input.pattern)}/.`);
}
function shown(value) {
    return typeof value === 'string' ? `'${(0,model_path/* briefText */.Kg)(value)}'` : (0,model_path/* briefText */.Kg)(JSON.stringify(value) ?? 'nothing');
}
function wrong(message, suggestion) {
    return finding('input_type', message, suggestion);
}
function finding(code, message, suggestion) {
    return (0,result/* failure */.V)({ code, message, suggestion });
}

;// CONCATENATED MODULE: ./build/js/src/recipe/check-recipe-calls.js




const MAX_RECIPE_DEPTH = 5;
/** Checks the steps of a recipe that call other recipes: that these are there, take what they are given, and come to an end. */
function checkRecipeCalls(recipe, library) {
    const diagnostics = new diagnostics_Diagnostics();
    for (const { step, name, at } of callsOf(recipe)) {
        const called = library.find(name);
        if (called === undefined) {
            const near = (0,did_you_mean/* didYouMean */.a)(name, library.names);
            const suggestion = near === undefined ? "See 'sous list' for all of them." : `Did you mean '${near}'?`;
            diagnostics.error(at, 'unknown_recipe', `There is no recipe '${(0,model_path/* briefText */.Kg)(name)}'`, suggestion);
            continue;
        }
        checkInputs(step, called, at, diagnostics);
        checkDepth(recipe, name, at, library, diagnostics);
    }
    return diagnostics.list();
}
function callsOf(recipe) {
    return [...recipe.steps, ...recipe.verify].flatMap((step) => step.call.kind === 'recipe' ? [{ step, name: step.call.recipe, at: step.call.at }] : []);
}
function checkInputs(step, called, at, diagnostics) {
    const names = called.inputs.map((input) => input.name);
    for (const { key, keyAt, value } of step.with) {
        const input = called.inputs.find((candidate) => candidate.name === key);
        if (input === undefined) {
            const near = (0,did_you_mean/* didYouMean */.a)(key, names);
            const all = names.length === 0 ? 'It has no inputs.' : `There is ${names.join(', ')}.`;
            const suggestion = near === undefined ? all : `Did you mean '${near}'?`;
            diagnostics.error(keyAt, 'unknown_input', `The recipe '${called.name}' has no input '${(0,model_path/* briefText */.Kg)(key)}'`, suggestion);
        }
        else if (value.kind === 'list' || value.kind === 'map') {
            diagnostics.error(value.at, 'input_type', `Input '${input.name}' takes one value, not a ${value.kind}`, 'Give one value.');
        }
        else if (value.kind === 'scalar') {
            const checked = checkInputValue(input, value.value);
            if (!checked.ok)
                diagnostics.error(value.at, checked.error.code, checked.error.message, checked.error.suggestion);
        }
    }
    for (const input of called.inputs) {
        if (!input.required || step.with.some((entry) => entry.key === input.name))
            continue;
        const message = `The recipe '${called.name}' needs the input '${input.name}'`;
        diagnostics.error(at, 'missing_input', message, `Add '${input.name}:' under 'with:'.`);
    }
}
function checkDepth(caller, name, at, library, diagnostics) {
    const problem = findProblem(name, { path: [caller.source.path], library, done: new Set() });
    if (problem === undefined)
        return;
    const path = problem.path.map(model_path/* briefText */.Kg).join(' \u2192 ');
    if (problem.kind === 'cycle')
        diagnostics.error(at, 'recipe_cycle', `The recipes call each other without end: ${path}`, 'Take one of these calls out.');
    else
        diagnostics.error(at, 'recipes_too_deep', `Recipes call recipes more than ${MAX_RECIPE_DEPTH} deep: ${path}`, 'Call the inner recipes directly.');
}
/** Follows calls to their end. */
function findProblem(name, { path, library, done }) {
    const recipe = library.find(name);
    if (recipe === undefined)
        return undefined;
    const file = recipe.source.path;
    const longer = [...path, file];
    if (path.includes(file))
        return { kind: 'cycle', path: longer };
    if (path.length > MAX_RECIPE_DEPTH)
        return { kind: 'depth', path: longer };
    // The same recipe at the same depth ends in the same way, unless it leads back, which is found where that begins.
    const key = `${path.length} ${file}`;
    if (done.has(key))
        return undefined;
    done.add(key);
    for (const call of callsOf(recipe)) {
        const problem = findProblem(call.name, { path: longer, library, done });
        if (problem !== undefined)
            return problem;
    }
    return undefined;
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./build/js/src/recipe/names.js

const NAME = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/;
/** Names that mean something else to JavaScript than to the person who reads the recipe. */
const UNSAFE_NAMES = new Set(['__proto__', 'constructor', 'prototype']);
/** Ids of steps and names of inputs and outputs are used in expressions, and so have the form of names there. */
function checkName(name, what, at, diagnostics) {
    if (NAME.test(name) && !UNSAFE_NAMES.has(name))
        return true;
    const message = `${what} cannot be '${(0,model_path/* briefText */.Kg)(name)}'`;
    diagnostics.error(at, 'invalid_name', message, "Use letters, digits, '_' and '-', at most 64, beginning with a letter.");
    return false;
}

;// CONCATENATED MODULE: ./build/js/src/recipe/convert-yaml.js



/** Turns the library's nodes into ours, and refuses keys that are not plain, unique names. */
class YamlConverter {
    #source;
    #diagnostics;
    constructor(source, diagnostics) {
        this.#source = source;
        this.#diagnostics = diagnostics;
    }
    convert(node, offset) {
        if ((0,dist/* isScalar */.jn)(node))
            return this.#scalar(node, offset);
        if ((0,dist/* isSeq */.oP)(node)) {
            const [start, end] = rangeOf(node, offset);
            return { kind: 'list', items: node.items.map((item) => this.convert(item, start)), at: this.#source.range(start, end) };
        }
        if ((0,dist/* isMap */.jh)(node))
            return this.#map(node.items, rangeOf(node, offset));
        return { kind: 'invalid', at: this.#source.range(...rangeOf(node, offset)) };
    }
    #scalar(node, offset) {
        const [start, end] = rangeOf(node, offset);
        const at = this.#source.range(start, end);
        const { value } = node;
        if (typeof value === 'string' && !value.isWellFormed()) {
            this.#diagnostics.error(at, 'forbidden_character', 'Half of a surrogate pair', 'Remove the escape, or write both halves.');
            return { kind: 'invalid', at };
        }
        // Tags were refused already; what they make of a value would only lead to more to say about it.
        if (!isPlainValue(value) || node.tag !== undefined)
            return { kind: 'invalid', at };
        return { kind: 'scalar', value, raw: this.#source.text.slice(start, end), offset: start, at };
    }
    #map(pairs, [start, end]) {
        const first = new Map();
        const entries = [];
        for (const pair of pairs) {
            const key = this.convert(pair.key, start);
            const value = this.convert(pair.value, keyEnd(pair, start));
            if (key.kind !== 'scalar') {
                if (key.kind !== 'invalid')
                    this.#diagnostics.error(key.at, 'key_not_text', 'A key must be a text', 'Use a plain word as key.');
                continue;
            }
            const entry = { key: String(key.value), keyAt: key.at, value };
            if (this.#accepts(key, first.get(entry.key)))
                entries.push(entry);
            if (!first.has(entry.key))
                first.set(entry.key, entry);
        }
        return { kind: 'map', entries, at: this.#source.range(start, end) };
    }
    #accepts(key, earlier) {
        const refuse = (code, message, suggestion) => {
            this.#diagnostics.error(key.at, code, message, suggestion);
            return false;
        };
        if (typeof key.value !== 'string')
            return refuse('key_not_text', `The key ${key.raw || '(empty)'} is not a text`, `Put it in quotes: '${key.raw}'.`);
        if (key.value === '<<')
            return refuse('yaml_merge_key', 'YAML merge keys are not allowed', 'Write the entries out.');
        if (UNSAFE_NAMES.has(key.value))
            return refuse('unsafe_key', `The key '${key.value}' is not allowed`, 'Use another name.');
        if (earlier !== undefined)
            return refuse('duplicate_key', `The key '${(0,model_path/* briefText */.Kg)(key.value)}' is here a second time; it was first given on line ${earlier.keyAt.line}`, 'Keep one of them.');
        return true;
    }
}
function isPlainValue(value) {
    return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
function rangeOf(node, offset) {
    const range = node?.range;
    return [range?.[0] ?? offset, range?.[1] ?? offset];
}
function keyEnd(pair, offset) {
    return rangeOf(pair.key, offset)[1];
}

;// CONCATENATED MODULE: ./build/js/src/recipe/forbidden-characters.js
// What a reviewer does not see: format and bidi controls, characters that are shown as nothing, halves of surrogate
// pairs, and controls. The two variation selectors that emoji are written with stay allowed.
const FORBIDDEN = 
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
/(?![\ufe0e\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Surrogate}\u2028\u2029\u2800]|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\r(?!\n)/gu;
/** Refuses characters by which the text that is reviewed could differ from the text that is read. */
function checkCharacters(source, diagnostics) {
    for (const { 0: character, index } of source.text.matchAll(FORBIDDEN)) {
        const name = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
        diagnostics.error(source.range(index, index + character.length), 'forbidden_character', `${kindOf(character)} ${name}`, 'Remove it. Where the value needs it, write it as an escape in double quotes, such as "\\u200b".');
    }
}
function kindOf(character) {
    if (/\p{Surrogate}/u.test(character))
        return 'Half of a surrogate pair';
    return /[\p{Cc}\u2028\u2029]/u.test(character) ? 'Control character' : 'Invisible character';
}

;// CONCATENATED MODULE: ./build/js/src/recipe/last-at-most.js
/** The index of the last of some ascending numbers that is not above a value; 0 if all are. */
function lastAtMost(ascending, value) {
    let low = 0;
    let high = ascending.length;
    while (high - low > 1) {
        const middle = (low + high) >> 1;
        if ((ascending[middle] ?? 0) <= value)
            low = middle;
        else
            high = middle;
    }
    return low;
}

;// CONCATENATED MODULE: ./build/js/src/recipe/source-text.js

/** The text of a file, which knows line and column of every place in it. */
class SourceText {
    file;
    text;
    #lineStarts;
    constructor(file, text) {
        this.file = file;
        this.text = text;
        const starts = [0];
        for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
            starts.push(at + 1);
        this.#lineStarts = starts;
    }
    /** The range between two offsets. Offsets beyond the text mean its end. */
    range(start, end = start) {
        const from = this.#place(start);
        const to = this.#place(Math.max(start, end));
        return { file: this.file, line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
    }
    #place(offset) {
        const within = Math.min(Math.max(offset, 0), this.text.length);
        const line = lastAtMost(this.#lineStarts, within);
        return { line: line + 1, column: within - (this.#lineStarts[line] ?? 0) + 1 };
    }
}

;// CONCATENATED MODULE: ./build/js/src/recipe/yaml-errors.js

const SUGGESTIONS = {
    BAD_DQ_ESCAPE: 'In double quotes a backslash begins an escape: write it twice, or use single quotes.',
    BAD_INDENT: 'Close open brackets, and indent all entries of a list or map by the same number of spaces.',
    BAD_SCALAR_START: 'Put the text in single quotes.',
    BLOCK_AS_IMPLICIT_KEY: "A text with ': ' in it needs quotes; all items of a list need the same indentation.",
    BLOCK_IN_FLOW: 'Inside brackets write lists as [a, b] and maps as { a: b }.',
    KEY_OVER_1024_CHARS: 'Use a shorter key.',
    MISSING_CHAR: "Add what is missing; look for an open quote or bracket, or a key without ':', here or before.",
    MULTILINE_IMPLICIT_KEY: "Write the key on one line, followed by ':' and a space.",
    TAB_AS_INDENT: 'Indent by spaces.',
    UNEXPECTED_TOKEN: 'Look for an open quote or bracket, or for a wrong indentation, before this place.',
};
const MAX_SYNTAX_ERRORS = 10;
/** Findings of the scan, which the library reports as well. */
const TOLD_BEFORE = new Set([
    'ALIAS_PROPS',
    'BAD_ALIAS',
    'BAD_DIRECTIVE',
    'BAD_PROP_ORDER',
    'MULTIPLE_ANCHORS',
    'MULTIPLE_DOCS',
    'MULTIPLE_TAGS',
    'TAG_RESOLVE_FAILED',
    'BAD_COLLECTION_TYPE',
]);
/** Tells what the YAML library found, with advice. Returns whether there was nothing to tell. */
function reportYamlErrors(errors, source, diagnostics) {
    const wasRefused = diagnostics.hasErrors;
    const news = errors.filter((error) => !(wasRefused && TOLD_BEFORE.has(error.code)));
    // What follows from a mistake is often on the same line, and then everywhere.
    const lines = new Set();
    for (const error of news) {
        const at = source.range(...error.pos);
        if (lines.has(at.line))
            continue;
        if (lines.add(at.line).size > MAX_SYNTAX_ERRORS)
            break;
        const suggestion = SUGGESTIONS[error.code] ?? 'Correct the YAML here.';
        diagnostics.error(at, 'yaml_syntax', (0,model_path/* briefText */.Kg)(error.message), suggestion);
    }
    return news.length === 0;
}

;// CONCATENATED MODULE: ./build/js/src/recipe/yaml-scan.js

const MAX_NESTING = 64;
/** A block of text is one word. Bounds the time that a file made of nothing but mistakes can take. */
const MAX_WORDS = 80_000;
/**
 * Reads the text word by word, without recursion, before it is parsed. Refuses what recipes have no use for and readers
 * disagree about. Returns the words for the parser, or nothing when the text must not be parsed: nested so deep that it could
 * exhaust the stack, or too long.
 */
function scanYaml(source, diagnostics) {
    const nesting = new Nesting();
    const documents = new DocumentCount();
    let offset = 0;
    let lineStart = 0;
    let isScalar = false;
    const words = [];
    for (const word of new dist/* Lexer */.JG().lex(source.text)) {
        const type = isScalar ? 'text' : (dist/* CST */.DB.tokenType(word) ?? 'text');
        isScalar = type === 'scalar';
        words.push(word);
        if (MARKS.has(word))
            continue;
        if (words.length > MAX_WORDS) {
            diagnostics.error(source.range(offset), 'file_too_large', `More than ${MAX_WORDS} words of YAML`, 'Split it into several recipes.');
            return undefined;
        }
        const refusal = documents.isSecond(type) ? SECOND_DOCUMENT : REFUSED[type];
        if (refusal !== undefined)
            diagnostics.error(source.range(offset, offset + word.length), refusal.code, refusal.message, refusal.suggestion);
        if (nesting.read(type, offset - lineStart) > MAX_NESTING) {
            const message = `Nested deeper than ${MAX_NESTING} levels`;
            diagnostics.error(source.range(offset, offset + 1), 'nested_too_deep', message, 'Recipes need few levels: write it flatter.');
            return undefined;
        }
        offset += word.length;
        const newline = word.lastIndexOf('\n');
        if (newline >= 0) {
            lineStart = offset - (word.length - newline - 1);
            nesting.startLine();
        }
    }
    return words;
}
/** Words of the lexer's own that stand for no text. */
const MARKS = new Set([dist/* CST */.DB.DOCUMENT, dist/* CST */.DB.FLOW_END, dist/* CST */.DB.SCALAR]);
const SECOND_DOCUMENT = {
    code: 'yaml_second_document',
    message: 'A second document begins here',
    suggestion: "Keep one recipe in a file: remove '---' and what follows, or move it to a file of its own.",
};
const REFUSED = {
    'directive-line': {
        code: 'yaml_directive',
        message: 'YAML directives are not allowed',
        suggestion: 'Remove the line: recipes are always YAML 1.2.',
    },
    anchor: {
        code: 'yaml_anchor',
        message: 'YAML anchors are not allowed',
        suggestion: 'Remove it, and write the value out where it is used.',
    },
    alias: {
        code: 'yaml_alias',
        message: 'YAML aliases are not allowed',
        suggestion: "Write the value out; if a text begins with '*', put it in quotes.",
    },
    tag: {
        code: 'yaml_tag',
        message: 'YAML tags are not allowed',
        suggestion: "Remove the tag; if a text begins with '!', put it in quotes.",
    },
};
/** Notices the word with which a second document begins. */
class DocumentCount {
    #state = 'before';
    isSecond(type) {
        if (isBlank(type) || type === 'directive-line' || this.#state === 'told')
            return false;
        const isSecond = this.#state === 'after' ? type !== 'doc-end' : this.#state === 'within' && type === 'doc-start';
        if (isSecond)
            this.#state = 'told';
        else
            this.#state = type === 'doc-end' ? 'after' : 'within';
        return isSecond;
    }
}
/** How deep the words read so far are nested: brackets, and columns at which block collections begin. */
class Nesting {
    #columns = [];
    #brackets = 0;
    #isFirst = true;
    #afterItem = false;
    #colons = 0;
    startLine() {
        this.#isFirst = true;
        this.#afterItem = false;
        this.#colons = 0;
    }
    read(type, column) {
        if (isBlank(type))
            return this.#depth();
        if (type === 'flow-map-start' || type === 'flow-seq-start')
            this.#brackets++;
        else if (type === 'flow-map-end' || type === 'flow-seq-end')
            this.#brackets = Math.max(0, this.#brackets - 1);
        if (type === 'map-value-ind')
            this.#colons++;
        const opensItem = type === 'seq-item-ind' || type === 'explicit-key-ind';
        // 'a: b: c' is not valid, yet the library reads on as if it were a map in a map.
        const opensMap = type === 'map-value-ind' && this.#colons > 1;
        if (this.#brackets === 0 && (this.#isFirst || this.#afterItem || opensItem || opensMap))
            this.#enter(column);
        this.#isFirst = false;
        this.#afterItem = opensItem;
        return this.#depth();
    }
    #enter(column) {
        while ((this.#columns.at(-1) ?? -1) > column)
            this.#columns.pop();
        if (this.#columns.at(-1) !== column)
            this.#columns.push(column);
    }
    #depth() {
        return this.#brackets + this.#columns.length;
    }
}
function isBlank(type) {
    return type === 'space' || type === 'newline' || type === 'comment';
}

;// CONCATENATED MODULE: ./build/js/src/recipe/read-yaml.js







const MAX_YAML_BYTES = 256 * 1024;
/** Reads YAML that strangers may have written. Never throws; everything that is wrong is among the diagnostics. */
function readYaml(text, file) {
    const diagnostics = new Diagnostics();
    const read = parseYaml(text, file, diagnostics);
    return { ...read, diagnostics: diagnostics.list() };
}
/** Like `readYaml`, for a reader that has more to say about the file. */
function parseYaml(text, file, diagnostics) {
    const source = new SourceText(file, text.startsWith('\ufeff') ? text.slice(1) : text);
    const bytes = Buffer.byteLength(source.text);
    if (bytes > MAX_YAML_BYTES) {
        const message = `The file has ${bytes} bytes, more than ${MAX_YAML_BYTES}`;
        diagnostics.error(source.range(0), 'file_too_large', message, 'Split it into several recipes.');
        return { source, root: undefined };
    }
    checkCharacters(source, diagnostics);
    if (diagnostics.hasErrors)
        return { source, root: undefined };
    try {
        return { source, root: parse(source, diagnostics) };
    }
    catch (error) {
        const message = `The YAML cannot be read: ${error instanceof Error ? error.message : String(error)}`;
        diagnostics.error(source.range(0), 'yaml_syntax', message, 'Simplify the file.');
        return { source, root: undefined };
    }
}
function parse(source, diagnostics) {
    const words = scanYaml(source, diagnostics);
    if (words === undefined)
        return undefined;
    const [document] = new dist/* Composer */.Dk(OPTIONS).compose(parseWords(words), true, source.text.length);
    const isSound = reportYamlErrors(document?.errors ?? [], source, diagnostics);
    const isEmpty = document === undefined || document.contents === null;
    return isEmpty || !isSound ? undefined : new YamlConverter(source, diagnostics).convert(document.contents, 0);
}
const OPTIONS = {
    version: '1.2',
    schema: 'core',
    merge: false,
    resolveKnownTags: false,
    // The library compares every key with every other; the converter looks them up.
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'silent',
};
function* parseWords(words) {
    const parser = new dist/* Parser */.iX();
    for (const word of words)
        yield* parser.next(word);
    yield* parser.end();
}

;// CONCATENATED MODULE: ./build/js/src/recipe/template.js
const OPEN = '${{';
const CLOSE = '}}';
function hasExpression(text) {
    return text.includes(OPEN);
}
/** Splits a text at its `${{ }}`. A `}}` inside an expression's quoted text does not close it. */
function parseTemplate(text) {
    const parts = [];
    let at = 0;
    for (let open = text.indexOf(OPEN); open >= 0; open = text.indexOf(OPEN, at)) {
        if (open > at)
            parts.push({ kind: 'text', text: text.slice(at, open) });
        const close = findClose(text, open + OPEN.length);
        if (close === undefined)
            return [...parts, { kind: 'unclosed', text: text.slice(open), start: open }];
        const inside = text.slice(open + OPEN.length, close);
        const start = open + OPEN.length + (inside.length - inside.trimStart().length);
        parts.push({ kind: 'expression', text: inside.trim(), start });
        at = close + CLOSE.length;
    }
    if (at < text.length)
        parts.push({ kind: 'text', text: text.slice(at) });
    return parts;
}
function findClose(text, from) {
    let isQuoted = false;
    for (let i = from; i < text.length; i++) {
        if (text[i] === "'")
            isQuoted = !isQuoted;
        else if (!isQuoted && text.startsWith(CLOSE, i))
            return i;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/js/src/recipe/yaml-node.js
/** For messages: 'a list', 'the number 20'. */
function describeNode(node) {
    if (node.kind === 'list')
        return 'a list';
    if (node.kind === 'map')
        return 'a map';
    if (node.kind === 'invalid')
        return 'something else';
    if (node.value === null)
        return node.raw === '' ? 'nothing' : `'${node.raw}', which means nothing`;
    if (typeof node.value === 'string')
        return 'a text';
    return Number.isNaN(node.value) || node.value === Number.POSITIVE_INFINITY ? node.raw : `the ${typeof node.value} ${node.raw}`;
}

;// CONCATENATED MODULE: ./build/js/src/recipe/read-scalars.js



/** Readers of plain values. Each gives the value, or says what is wrong and gives nothing. */
function readText(node, what, diagnostics) {
    const text = readAnyText(node, what, diagnostics);
    if (text === undefined)
        return undefined;
    if (hasExpression(text)) {
        const suggestion = "Write a plain value. Expressions belong in 'with', 'if', 'for-each' and 'outputs'.";
        diagnostics.error(node.at, 'expression_not_allowed', `${what} cannot hold an expression`, suggestion);
        return undefined;
    }
    return text;
}
/** A text that may hold expressions, which the caller looks at. */
function readAnyText(node, what, diagnostics) {
    if (node.kind !== 'scalar' || node.value === null)
        return wrongType(node, what, 'a text', diagnostics);
    if (typeof node.value !== 'string') {
        mustBeQuoted(node, what, diagnostics);
        return undefined;
    }
    if (node.value.trim() === '') {
        diagnostics.error(node.at, 'empty', `${what} is empty`, 'Give it a text, or remove the line.');
        return undefined;
    }
    return node.value;
}
/** YAML takes 1.10 for 1.1 and 1234567e12 for a number of nineteen digits: only quotes keep what was written. */
function mustBeQuoted(node, what, diagnostics) {
    const message = `${what} must be a quoted text; without quotes YAML reads ${(0,model_path/* briefText */.Kg)(node.raw)} as a ${typeof node.value}`;
    diagnostics.error(node.at, 'must_be_quoted', message, `Write '${(0,model_path/* briefText */.Kg)(node.raw)}' in quotes.`);
}
function readBoolean(node, what, diagnostics) {
    if (node.kind === 'scalar' && typeof node.value === 'boolean')
        return node.value;
    return wrongType(node, what, 'true or false', diagnostics);
}
function readNumber(node, what, diagnostics) {
    if (node.kind === 'scalar' && typeof node.value === 'number' && Number.isFinite(node.value))
        return node.value;
    return wrongType(node, what, 'a number', diagnostics);
}
function readInteger(node, what, most, diagnostics) {
    const value = readNumber(node, what, diagnostics);
    if (value === undefined)
        return undefined;
    if (Number.isInteger(value) && value >= 1 && value <= most)
        return value;
    diagnostics.error(node.at, 'out_of_range', `${what} must be a whole number from 1 to ${most}`, 'Choose a number in that range.');
    return undefined;
}
/** One of some words. */
function readWord(node, what, words, diagnostics) {
    const text = readText(node, what, diagnostics);
    if (text === undefined)
        return undefined;
    const found = words.find((word) => word === text);
    if (found === undefined)
        diagnostics.error(node.at, 'unknown_value', `${what} cannot be '${(0,model_path/* briefText */.Kg)(text)}'`, `Use one of ${words.join(', ')}.`);
    return found;
}
function wrongType(node, what, expected, diagnostics) {
    if (node.kind === 'invalid')
        return undefined;
    diagnostics.error(node.at, 'wrong_type', `${what} must be ${expected}, not ${describeNode(node)}`, `Write ${expected} here.`);
    return undefined;
}

;// CONCATENATED MODULE: ./build/js/src/recipe/read-fields.js



/** The entries of a map whose keys are fixed. */
class Fields {
    at;
    #entries;
    /** The keys that unknown ones were probably meant to be. */
    #meant;
    constructor(entries, at, meant) {
        this.#entries = entries;
        this.at = at;
        this.#meant = meant;
    }
    /** Whether a key was neither given nor mistyped, which was told already. */
    lacks(key) {
        return !this.#entries.has(key) && !this.#meant.includes(key);
    }
    entry(key) {
        return this.#entries.get(key);
    }
    /** Reads the value of a key if it is there. */
    read(key, reader) {
        const entry = this.#entries.get(key);
        return entry === undefined ? undefined : reader(entry.value, `'${key}'`);
    }
}
/** Reads a map whose keys are fixed, and refuses others. */
function readFields(node, rules, diagnostics) {
    if (node.kind !== 'map')
        return wrongType(node, rules.what, 'a map', diagnostics);
    const known = new Map();
    const meant = [];
    for (const entry of node.entries) {
        if (rules.keys.includes(entry.key))
            known.set(entry.key, entry);
        else if (!diagnostics.isFull)
            meant.push(...reportUnknownKey(entry, rules, diagnostics));
    }
    return new Fields(known, node.at, meant);
}
function reportMissing(key, what, at, diagnostics) {
    diagnostics.error(at, 'missing_key', `${what} needs '${key}'`, `Add '${key}:'.`);
}
/** Returns the key that was probably meant. */
function reportUnknownKey(entry, rules, diagnostics) {
    const near = (0,did_you_mean/* didYouMean */.a)(entry.key, rules.keys);
    const guess = near === undefined ? `Keys are ${rules.keys.join(', ')}.` : `Did you mean '${near}'?`;
    const advice = rules.advice?.get(entry.key);
    diagnostics.error(entry.keyAt, 'unknown_key', `${rules.what} has no key '${(0,model_path/* briefText */.Kg)(entry.key)}'`, advice?.text ?? guess);
    return [advice === undefined ? near : advice.instead].filter((key) => key !== undefined);
}

;// CONCATENATED MODULE: ./build/js/src/model/recipe.js
const INPUT_TYPES = ['string', 'number', 'boolean', 'choice'];

;// CONCATENATED MODULE: ./build/js/src/recipe/read-text-list.js


/** Reads a list of plain texts, each there once. `check` may say more about an item. */
function readTextList(node, what, diagnostics, check) {
    if (node.kind !== 'list')
        return wrongType(node, what, 'a list of texts', diagnostics);
    const texts = new Set();
    for (const item of node.items) {
        const text = readText(item, `An item of ${what}`, diagnostics);
        if (text === undefined)
            continue;
        if (texts.has(text))
            diagnostics.error(item.at, 'duplicate_item', `'${(0,model_path/* briefText */.Kg)(text)}' is here a second time`, 'Remove it.');
        texts.add(text);
        check?.(text, item);
    }
    if (node.items.length === 0)
        diagnostics.error(node.at, 'empty', `${what} is empty`, 'Add an item, or remove the line.');
    return [...texts];
}

;// CONCATENATED MODULE: ./build/js/src/recipe/read-inputs.js







const INPUT_KEYS = ['description', 'type', 'required', 'default', 'pattern', 'options', 'min', 'max'];
const MAX_INPUTS = 100;
/** Which constraint belongs to which type. */
const CONSTRAINTS = [
    ['pattern', 'string'],
    ['options', 'choice'],
    ['min', 'number'],
    ['max', 'number'],
];
function readInputs(node, diagnostics) {
    if (node.kind !== 'map')
        return wrongType(node, "'inputs'", 'a map', diagnostics) ?? [];
    const inputs = [];
    for (const [index, entry] of node.entries.entries()) {
        if (index >= MAX_INPUTS) {
            diagnostics.error(entry.keyAt, 'too_many_inputs', `More than ${MAX_INPUTS} inputs`, 'Split the recipe.');
            break;
        }
        const isNamed = checkName(entry.key, 'The name of an input', entry.keyAt, diagnostics);
        const twin = inputs.find((input) => input.name.toLowerCase() === entry.key.toLowerCase());
        if (twin !== undefined)
            diagnostics.error(entry.keyAt, 'duplicate_key', `Input '${entry.key}' differs from '${twin.name}' only in case`, 'Rename one of them.');
        const input = readInput(entry, diagnostics);
        if (input !== undefined && isNamed)
            inputs.push(input);
    }
    return inputs;
}
function readInput(entry, diagnostics) {
    const fields = readFields(entry.value, { what: `Input '${entry.key}'`, keys: INPUT_KEYS }, diagnostics);
    if (fields === undefined)
        return undefined;
    const type = fields.read('type', (node, what) => readWord(node, what, INPUT_TYPES, diagnostics) ?? 'string') ?? 'string';
    checkConstraints(fields, type, diagnostics);
    const number = (node, what) => readNumber(node, what, diagnostics);
    const text = (node, what) => readText(node, what, diagnostics);
    const input = {
        name: entry.key,
        description: fields.read('description', text) ?? '',
        type,
        required: fields.read('required', (node, what) => readBoolean(node, what, diagnostics)) ?? false,
        options: fields.read('options', (node, what) => readTextList(node, what, diagnostics)) ?? [],
        pattern: fields.read('pattern', (node, what) => readPattern(node, what, diagnostics)),
        min: fields.read('min', number),
        max: fields.read('max', number),
        at: entry.keyAt,
    };
    checkBounds(input, fields, diagnostics);
    if (type === 'choice' && fields.lacks('options'))
        reportMissing('options', 'A choice', entry.keyAt, diagnostics);
    return { ...input, default: readDefault(input, fields, diagnostics) };
}
function checkConstraints(fields, type, diagnostics) {
    for (const [key, owner] of CONSTRAINTS) {
        const entry = fields.entry(key);
        if (entry === undefined || owner === type)
            continue;
        const message = `'${key}' is for inputs of the type '${owner}', and this is a '${type}'`;
        diagnostics.error(entry.keyAt, 'constraint_mismatch', message, `Remove it, or set 'type: ${owner}'.`);
    }
}
function checkBounds(input, fields, diagnostics) {
    const { min, max } = input;
    if (min === undefined || max === undefined || min <= max)
        return;
    const at = fields.entry('max')?.value.at ?? fields.at;
    diagnostics.error(at, 'out_of_range', `'max' is ${max}, less than 'min', which is ${min}`, 'Exchange them.');
}
function readPattern(node, what, diagnostics) {
    const pattern = readText(node, what, diagnostics);
    if (pattern === undefined)
        return undefined;
    const compiled = compileInputPattern(pattern);
    if (compiled.ok)
        return pattern;
    const suggestion = 'Correct the regular expression (JavaScript syntax); it must fit the whole value.';
    diagnostics.error(node.at, 'invalid_pattern', compiled.error, suggestion);
    return undefined;
}
function readDefault(input, fields, diagnostics) {
    const entry = fields.entry('default');
    if (entry === undefined)
        return undefined;
    const node = entry.value;
    if (node.kind !== 'scalar' || node.value === null)
        return wrongType(node, "'default'", `a ${input.type}`, diagnostics);
    if (input.required)
        diagnostics.warning(entry.keyAt, 'default_unused', "The input is required, so its 'default' is never used", 'Remove one of the two.');
    if (typeof node.value === 'string' && hasExpression(node.value)) {
        readText(node, "'default'", diagnostics);
        return undefined;
    }
    const needsText = input.type === 'string' || input.type === 'choice';
    if (needsText && typeof node.value !== 'string') {
        mustBeQuoted(node, "'default'", diagnostics);
        return undefined;
    }
    const checked = checkInputValue(input, node.value);
    if (checked.ok)
        return checked.value;
    const { message, suggestion } = checked.error;
    diagnostics.error(node.at, 'invalid_default', `The default does not fit: ${message}`, suggestion);
    return undefined;
}

;// CONCATENATED MODULE: ./build/js/src/recipe/read-permissions.js




const MAX_FILES = 2_000;
const PERMISSION_KEYS = ['write', 'run', 'fetch', 'max-files'];
const NO_PERMISSIONS = { write: [], run: [], fetch: [], maxFiles: MAX_FILES, at: undefined };
const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;
function readPermissions(node, catalogue, diagnostics) {
    const fields = readFields(node, { what: "'permissions'", keys: PERMISSION_KEYS, advice: ADVICE }, diagnostics);
    if (fields === undefined)
        return NO_PERMISSIONS;
    const list = (key, check) => fields.read(key, (value, what) => readTextList(value, what, diagnostics, check)) ?? [];
    return {
        write: list('write', (glob, item) => checkGlob(glob, item, catalogue, diagnostics)),
        run: list('run'),
        fetch: list('fetch', (host, item) => checkHost(host, item, diagnostics)),
        maxFiles: fields.read('max-files', (value, what) => readInteger(value, what, MAX_FILES, diagnostics)) ?? MAX_FILES,
        at: fields.at,
    };
}
const TOKEN = { text: "A recipe's permissions are write, run, fetch and max-files; those of the token are in the workflow." };
const ADVICE = new Map([
    ['contents', TOKEN],
    ['pull-requests', TOKEN],
    ['read', { text: 'A recipe may always read the repository: remove it.' }],
]);
function checkGlob(glob, item, catalogue, diagnostics) {
    const problem = catalogue.checkGlob(glob);
    if (problem !== undefined)
        diagnostics.error(item.at, 'invalid_glob', problem, "Write a glob such as 'src/**/*.ts'.");
}
function checkHost(host, item, diagnostics) {
    if (HOST.test(host))
        return;
    const message = `'${(0,model_path/* briefText */.Kg)(host)}' is not a host name`;
    diagnostics.error(item.at, 'invalid_host', message, "Write the host alone, in lower case: 'nodejs.org', without https:// or a path.");
}

;// CONCATENATED MODULE: ./build/js/src/recipe/check-call.js




/** Checks what can be known of a call without its values: names, texts that lack quotes, expressions in a command. */
function checkCall(call, catalogue, diagnostics) {
    const { tool } = call;
    const given = new Set(call.arguments.map((entry) => entry.key));
    for (const entry of call.arguments) {
        const field = tool.arguments.find((argument) => argument.name === entry.key);
        if (diagnostics.isFull)
            break;
        if (field === undefined)
            given.add(reportUnknown(entry, tool, diagnostics));
        else
            checkQuotes(entry.value, field.schema, `'${entry.key}'`, diagnostics);
        if (entry.key === 'command')
            refuseExpressions(entry.value, diagnostics);
    }
    for (const { name, required } of tool.arguments) {
        if (!required || given.has(name))
            continue;
        diagnostics.error(call.at, 'missing_argument', `${tool.name} needs '${name}'`, `Add '${name}:' under 'with:'.`);
    }
    checkPlainValues(call, catalogue, diagnostics);
}
/** Returns the argument that was probably meant. */
function reportUnknown(entry, tool, diagnostics) {
    const names = tool.arguments.map((argument) => argument.name);
    const near = (0,did_you_mean/* didYouMean */.a)(entry.key, names);
    const all = names.length === 0 ? `${tool.name} takes no arguments.` : `Arguments are ${names.join(', ')}.`;
    const suggestion = near === undefined ? all : `Did you mean '${near}'?`;
    diagnostics.error(entry.keyAt, 'unknown_argument', `${tool.name} has no argument '${(0,model_path/* briefText */.Kg)(entry.key)}'`, suggestion);
    return near ?? entry.key;
}
/** Where a tool takes only text, a number is what YAML made of a text that someone did not quote. */
function checkQuotes(node, schema, what, diagnostics) {
    if (node.kind === 'scalar') {
        const isText = schema['type'] === 'string';
        if (isText && node.value !== null && typeof node.value !== 'string')
            mustBeQuoted(node, what, diagnostics);
        if (isText && node.value === null)
            diagnostics.error(node.at, 'wrong_type', `${what} has no value`, "Give it a text; an empty one is ''.");
    }
    if (node.kind === 'list')
        for (const item of node.items)
            checkQuotes(item, memberOf(schema, 'items'), `An item of ${what}`, diagnostics);
    if (node.kind === 'map')
        for (const { key, value } of node.entries)
            checkQuotes(value, memberOf(schema, 'additionalProperties'), `'${(0,model_path/* briefText */.Kg)(key)}' in ${what}`, diagnostics);
}
function memberOf(schema, key) {
    const member = schema[key];
    return typeof member === 'object' && member !== null ? member : {};
}
/** A value spliced into a command becomes part of the command: a branch named `$(\u2026)` would run. */
function refuseExpressions(node, diagnostics) {
    if (node.kind !== 'scalar' || typeof node.value !== 'string' || !hasExpression(node.value))
        return;
    const suggestion = `Pass the value by 'env:' and use the variable: command: 'npm version "$WANTED"', env: { WANTED: '\${{ \u2026 }}' }.`;
    diagnostics.error(node.at, 'expression_in_command', 'A command cannot hold an expression', suggestion);
}
function checkPlainValues(call, catalogue, diagnostics) {
    if (catalogue.checkCall === undefined)
        return;
    const plain = Object.create(null);
    for (const { key, value } of call.arguments)
        if (isPlain(value))
            plain[key] = toPlain(value);
    for (const { argument, code, message, suggestion } of catalogue.checkCall(call.tool.name, plain)) {
        const at = call.arguments.find((entry) => entry.key === argument)?.value.at ?? call.at;
        diagnostics.error(at, code, message, suggestion);
    }
}
function isPlain(node) {
    if (node.kind === 'scalar')
        return !(typeof node.value === 'string' && hasExpression(node.value));
    if (node.kind === 'list')
        return node.items.every(isPlain);
    return node.kind === 'map' && node.entries.every((entry) => isPlain(entry.value));
}
function toPlain(node) {
    if (node.kind === 'scalar')
        return node.value;
    if (node.kind === 'list')
        return node.items.map(toPlain);
    if (node.kind !== 'map')
        return undefined;
    const plain = Object.create(null);
    for (const { key, value } of node.entries)
        plain[key] = toPlain(value);
    return plain;
}

;// CONCATENATED MODULE: ./build/js/src/recipe/check-permission.js


/** Finds calls that the recipe's own permissions can never allow. */
function checkPermission(call, permissions, diagnostics) {
    const { tool, at } = call;
    const needs = (key, message, example) => diagnostics.error(at, 'permission_missing', message, `Add 'permissions: { ${key}: [${example}] }' to the recipe.`);
    if (tool.effect === 'stage' && permissions.write.length === 0)
        needs('write', `${tool.name} changes files, and the recipe may not change any`, "'docs/**/*.md'");
    if (tool.permissions.includes('RunCommands') && tool.effect === 'external') {
        const command = plainText(call, 'command');
        if (command !== undefined && !permissions.run.includes(command.value))
            needs('run', `The recipe may not run '${(0,model_path/* briefText */.Kg)(command.value)}'`, (0,model_path/* briefText */.Kg)(JSON.stringify(command.value)));
    }
    if (tool.permissions.includes('Network')) {
        const host = hostOf(plainText(call, 'url')?.value);
        if (permissions.fetch.length === 0)
            needs('fetch', `${tool.name} fetches, and the recipe may not fetch from anywhere`, host ?? 'nodejs.org');
        else if (host !== undefined && !permissions.fetch.includes(host))
            needs('fetch', `The recipe may not fetch from ${host}`, host);
    }
}
function plainText(call, argument) {
    const node = call.arguments.find((entry) => entry.key === argument)?.value;
    return node?.kind === 'scalar' && typeof node.value === 'string' && !hasExpression(node.value) ? { value: node.value } : undefined;
}
function hostOf(url) {
    return url !== undefined && URL.canParse(url) ? (0,model_path/* briefText */.Kg)(new URL(url).hostname) : undefined;
}

// EXTERNAL MODULE: ./node_modules/@actions/expressions/dist/ast.js
var ast = __webpack_require__(2049);
// EXTERNAL MODULE: ./node_modules/@actions/expressions/dist/index.js + 15 modules
var expressions_dist = __webpack_require__(4058);
// EXTERNAL MODULE: ./node_modules/@actions/expressions/dist/lexer.js
var lexer = __webpack_require__(2083);
;// CONCATENATED MODULE: ./build/js/src/recipe/expression-parser.js





const CONTEXTS = ['inputs', 'steps', 'item', 'index', 'recipe', 'env', 'github'];
/** Trees are as deep as expressions are long, and are walked by recursion. */
const MAX_TOKENS = 1_000;
const FUNCTIONS = Object.values(expressions_dist/* wellKnownFunctions */.j7).map((definition) => definition.name.replace('Json', 'JSON'));
/** Functions and contexts that workflow files have and recipes do not. */
const ELSEWHERE = new Map([
    ['hashfiles', 'Recipes have no hashFiles: use the outputs of a step that reads or searches the files.'],
    ['success', 'A step runs only when the steps before it succeeded: leave it out.'],
    ['always', "Recipes have no always(): set 'continue-on-error: true' on the steps before."],
    ['failure', "Set 'continue-on-error: true' on the step and ask for steps.<id>.outcome == 'failure'."],
    ['cancelled', 'A cancelled run does nothing more: leave it out.'],
    ['secrets', 'Recipes are given no secrets.'],
    ['vars', 'Declare an input and give it the value.'],
    ['matrix', "Use 'for-each' and item."],
]);
/** Reads an expression in GitHub's language. */
function parseExpression(text) {
    if (text.trim() === '')
        return (0,result/* failure */.V)(fault('expression_syntax', 'The expression is empty', 'Write a value, such as inputs.name.', 0, 0));
    let tokens = [];
    try {
        tokens = new expressions_dist/* Lexer */.JG(text).lex().tokens;
        const places = placeTokens(text, tokens);
        const placeOf = (token) => places.get(token) ?? { start: 0, end: text.length };
        const found = checkTokens(tokens, placeOf);
        if (found !== undefined)
            return (0,result/* failure */.V)(found);
        return (0,result/* success */.k)({ tree: new expressions_dist/* Parser */.iX(tokens, [...CONTEXTS], []).parse(), placeOf });
    }
    catch (error) {
        return (0,result/* failure */.V)(error instanceof expressions_dist/* ExpressionError */.tj ? fromParser(text, tokens, error) : fromLexer(text, error));
    }
}
/** The library finds out about names one by one, and takes `constructor` for a function. */
function checkTokens(tokens, placeOf) {
    if (tokens.length > MAX_TOKENS)
        return fault('expression_too_long', `More than ${MAX_TOKENS} words in one expression`, 'Split it over several steps.', 0, 0);
    for (const [i, token] of tokens.entries()) {
        // The library unescapes only the first pair of quotes.
        if (token.type === lexer/* TokenType */.ks.STRING)
            Object.assign(token, { value: token.lexeme.slice(1, -1).replaceAll("''", "'") });
        if (token.type !== lexer/* TokenType */.ks.IDENTIFIER || tokens[i - 1]?.type === lexer/* TokenType */.ks.DOT)
            continue;
        const isCall = tokens[i + 1]?.type === lexer/* TokenType */.ks.LEFT_PAREN;
        const known = isCall ? FUNCTIONS : CONTEXTS;
        if (known.some((name) => name.toLowerCase() === token.lexeme.toLowerCase()))
            continue;
        const { start, end } = placeOf(token);
        return isCall ? unknownFunction(token.lexeme, start, end) : unknownContext(token.lexeme, start, end);
    }
    return undefined;
}
function unknownFunction(name, start, end) {
    const near = (0,did_you_mean/* didYouMean */.a)(name, FUNCTIONS);
    const advice = ELSEWHERE.get(name.toLowerCase());
    const suggestion = advice ?? (near === undefined ? `Functions are ${FUNCTIONS.join(', ')}.` : `Did you mean '${near}'?`);
    return fault('unknown_function', `There is no function '${(0,model_path/* briefText */.Kg)(name)}'`, suggestion, start, end);
}
function unknownContext(name, start, end) {
    const near = (0,did_you_mean/* didYouMean */.a)(name, CONTEXTS);
    const quoted = `A text needs single quotes: '${(0,model_path/* briefText */.Kg)(name)}'. Names begin with ${CONTEXTS.join(', ')}.`;
    const suggestion = ELSEWHERE.get(name.toLowerCase()) ?? (near === undefined ? quoted : `Did you mean '${near}'?`);
    return fault('unknown_name', `There is no '${(0,model_path/* briefText */.Kg)(name)}'`, suggestion, start, end);
}
/** Tokens follow each other with nothing but space between; the library's columns are wrong after a text with newlines. */
function placeTokens(text, tokens) {
    const places = new Map();
    let at = 0;
    for (const token of tokens) {
        while (at < text.length && /\s/.test(text[at] ?? ''))
            at++;
        const start = token.type === lexer/* TokenType */.ks.EOF ? text.length : at;
        at = start + token.lexeme.length;
        places.set(token, { start, end: at });
    }
    return places;
}
const SYNTAX_ADVICE = 'Check quotes, brackets and operators; a text needs single quotes.';
function fromParser(text, tokens, error) {
    const token = tokens.find((candidate) => candidate.range.start === error.pos);
    const isEnd = token?.type === lexer/* TokenType */.ks.EOF || error.message.startsWith('Unexpected end');
    if (isEnd)
        return fault('expression_syntax', 'The expression ends too early', SYNTAX_ADVICE, text.length, text.length);
    const { start, end } = (token && placeTokens(text, tokens).get(token)) ?? { start: 0, end: text.length };
    const form = /parameters supplied/.test(error.message) ? formOf(token?.lexeme ?? '') : undefined;
    const suggestion = form === undefined ? SYNTAX_ADVICE : `Its form is ${form}.`;
    return fault('expression_syntax', (0,model_path/* briefText */.Kg)(error.message), suggestion, start, end);
}
/** How a function is called: the library's descriptions begin with it. */
function formOf(name) {
    const definition = Object.values(expressions_dist/* wellKnownFunctions */.j7).find((candidate) => candidate.name.toLowerCase() === name.toLowerCase());
    return /^`(.+?)`/.exec(definition?.description ?? '')?.[1];
}
function fromLexer(text, error) {
    const thrown = error instanceof Error ? error.message : String(error);
    if (thrown === 'ErrorExceededMaxLength')
        return fault('expression_too_long', 'The expression is too long', 'Split it over several steps.', 0, text.length);
    const start = Number(/Located at position (\d+)/.exec(thrown)?.[1] ?? 1) - 1;
    if (text[start] === "'")
        return fault('expression_syntax', 'A quoted text is not closed', "Add the closing '.", start, text.length);
    if (text[start] === '"')
        return fault('expression_syntax', 'Expressions have no double quotes', "Write texts in single quotes: 'text'.", start, start + 1);
    return fault('expression_syntax', (0,model_path/* briefText */.Kg)(thrown.replace(/\. Located at position.*$/s, '')), SYNTAX_ADVICE, start, text.length);
}
function fault(code, message, suggestion, start, end) {
    return { code, message, suggestion, start, end };
}

;// CONCATENATED MODULE: ./build/js/src/recipe/check-expression.js




const STEP_FIELDS = ['outputs', 'outcome'];
const RECIPE_FIELDS = ['name', 'description', 'path'];
/** Finds what is wrong with an expression without running it. */
function checkExpression(text, scope) {
    const parsed = parseExpression(text);
    if (!parsed.ok)
        return [parsed.error];
    const checker = new Checker(parsed.value, scope);
    checker.visit(parsed.value.tree);
    return checker.faults;
}
class Checker {
    faults = [];
    #expression;
    #scope;
    constructor(expression, scope) {
        this.#expression = expression;
        this.#scope = scope;
    }
    visit(expression) {
        expression.accept(this);
    }
    visitLiteral() { }
    visitUnary(unary) {
        this.visit(unary.expr);
    }
    visitBinary(binary) {
        this.visit(binary.left);
        this.visit(binary.right);
    }
    visitLogical(logical) {
        for (const part of logical.args)
            this.visit(part);
    }
    visitGrouping(grouping) {
        this.visit(grouping.group);
    }
    visitFunctionCall(call) {
        for (const argument of call.args)
            this.visit(argument);
    }
    visitContextAccess(context) {
        this.#checkPath(context, []);
    }
    visitIndexAccess(access) {
        const path = [];
        let at = access;
        for (; at instanceof ast/* IndexAccess */.p_; at = at.expr) {
            if (!(at.index instanceof ast/* Literal */.uS || at.index instanceof ast/* Star */.FE))
                this.visit(at.index);
            path.unshift(at.index instanceof ast/* Literal */.uS ? at.index : undefined);
        }
        if (at instanceof ast/* ContextAccess */.QC)
            this.#checkPath(at, path);
        else
            this.visit(at);
    }
    #checkPath(context, path) {
        const { inputs, insideForEach } = this.#scope;
        switch (context.name.lexeme.toLowerCase()) {
            case 'item':
            case 'index':
                if (!insideForEach)
                    this.#refuseItem(context);
                return;
            case 'inputs':
                this.#isAmong(path[0], inputs, 'unknown_input', (name) => `There is no input '${name}'`);
                return;
            case 'recipe':
                this.#isAmong(path[0], RECIPE_FIELDS, 'unknown_name', (name) => `The recipe has no '${name}' to ask for`);
                return;
            case 'steps':
                this.#checkStep(path);
                return;
        }
    }
    #checkStep([id, field, output]) {
        if (id === undefined)
            return;
        const name = nameOf(id);
        if (hasName(this.#scope.laterSteps, name) && !hasName(this.#scope.steps.keys(), name)) {
            const message = `The step '${name}' has not run here yet`;
            this.#report(id, 'step_not_run_yet', message, 'Move that step before this one.');
            return;
        }
        const ids = [...this.#scope.steps.keys()];
        if (!this.#isAmong(id, ids, 'unknown_step', () => `There is no step with the id '${name}'`))
            return;
        if (!this.#isAmong(field, STEP_FIELDS, 'unknown_name', (wrong) => `A step has no '${wrong}'`))
            return;
        if (field === undefined || nameOf(field).toLowerCase() !== 'outputs')
            return;
        const known = ids.find((candidate) => candidate.toLowerCase() === name.toLowerCase()) ?? name;
        const outputs = this.#scope.steps.get(known);
        if (outputs !== undefined)
            this.#isAmong(output, outputs, 'unknown_output', (wrong) => `The step '${name}' has no output '${wrong}'`);
    }
    #isAmong(part, names, code, message) {
        if (part === undefined || hasName(names, nameOf(part)))
            return true;
        const near = (0,did_you_mean/* didYouMean */.a)(nameOf(part), names);
        const there = names.length === 0 ? 'There are none.' : `There is ${names.join(', ')}.`;
        this.#report(part, code, message((0,model_path/* briefText */.Kg)(nameOf(part))), near === undefined ? there : `Did you mean '${near}'?`);
        return false;
    }
    #refuseItem(context) {
        const name = context.name.lexeme;
        const message = `There is '${name}' only in a step with 'for-each'`;
        const { start, end } = this.#expression.placeOf(context.name);
        this.faults.push({ code: 'item_outside_for_each', message, suggestion: "Add 'for-each:' to the step.", start, end });
    }
    #report(part, code, message, suggestion) {
        this.faults.push({ code, message, suggestion, ...this.#expression.placeOf(part.token) });
    }
}
function nameOf(part) {
    return part.literal.coerceString();
}
function hasName(names, wanted) {
    for (const name of names)
        if (name.toLowerCase() === wanted.toLowerCase())
            return true;
    return false;
}

;// CONCATENATED MODULE: ./build/js/src/recipe/scalar-offsets.js
/**
 * For every character of a scalar's value, where it stands in the scalar's text in the file. The two differ by quotes,
 * escapes, folded lines and indentation. Nothing where the text cannot be followed.
 */
function scalarOffsets({ value, raw }) {
    const text = String(value);
    const offsets = /^[|>]/.test(raw) ? blockOffsets(raw, text) : flowOffsets(raw);
    return offsets?.length === text.length ? offsets : undefined;
}
const ESCAPE = /\\(?:x[0-9a-f]{2}|u[0-9a-f]{4}|U[0-9a-f]{8}|\r?\n[ \t]*|.)/isy;
const SPACE = /\s+/y;
/** Plain and quoted text: one line break is a space, further ones stay line breaks, and spaces around them are dropped. */
function flowOffsets(raw) {
    const quote = /^['"]/.exec(raw)?.[0];
    const end = quote === undefined ? raw.length : raw.length - 1;
    const offsets = [];
    const take = (at, length, characters) => {
        for (let i = 0; i < characters; i++)
            offsets.push(characters === length ? at + i : at);
        return at + length;
    };
    for (let at = quote === undefined ? 0 : 1; at < end;) {
        const space = matchAt(SPACE, raw, at);
        const escaped = quote === '"' ? matchAt(ESCAPE, raw, at) : undefined;
        if (space !== undefined)
            at = take(at, space.length, foldedLength(space));
        else if (escaped !== undefined)
            at = take(at, escaped.length, escapedLength(escaped));
        else
            at = take(at, quote === "'" && raw.startsWith("''", at) ? 2 : 1, 1);
    }
    return offsets;
}
function foldedLength(space) {
    const breaks = space.split('\n').length - 1;
    return breaks === 0 ? space.length : Math.max(1, breaks - 1);
}
function escapedLength(escaped) {
    if (escaped.includes('\n'))
        return 0;
    return escaped.startsWith('\\U') && Number.parseInt(escaped.slice(2), 16) > 0xffff ? 2 : 1;
}
function matchAt(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
}
/** Blocks of text: the value has the lines without their indentation, and only white space between them. */
function blockOffsets(raw, value) {
    const offsets = [];
    let indent;
    let start = raw.indexOf('\n') + 1;
    for (const line of raw.slice(start).split('\n')) {
        const content = line.replace(/\r$/, '');
        if (content.trim() !== '') {
            indent ??= leadingSpaces(content) - leadingSpaces(value.replace(/^(?:[ \t]*\n)*/, ''));
            const text = content.slice(indent);
            const words = text.trimStart();
            const wordsAt = offsets.length + (matchAt(SPACE, value, offsets.length)?.length ?? 0);
            if (!value.startsWith(words, wordsAt))
                return undefined;
            while (offsets.length < wordsAt - (text.length - words.length))
                offsets.push(start);
            for (let i = text.length - words.length - (wordsAt - offsets.length); i < text.length; i++)
                offsets.push(start + indent + i);
        }
        start += line.length + 1;
    }
    while (offsets.length < value.length)
        offsets.push(raw.length);
    return offsets;
}
function leadingSpaces(text) {
    return text.length - text.replace(/^ +/, '').length;
}

;// CONCATENATED MODULE: ./build/js/src/recipe/read-value.js



/** Reads a value that may hold expressions anywhere, and checks them. */
function readValue(node, reading) {
    switch (node.kind) {
        case 'scalar':
            return typeof node.value === 'string' && hasExpression(node.value)
                ? readTemplate(node, reading)
                : { kind: 'scalar', value: node.value, at: node.at };
        case 'list':
            return { kind: 'list', items: node.items.map((item) => readValue(item, reading)), at: node.at };
        case 'map':
            return { kind: 'map', entries: readEntries(node, reading), at: node.at };
        case 'invalid':
            return { kind: 'scalar', value: null, at: node.at };
    }
}
function readEntries(map, reading) {
    return map.entries.map(({ key, keyAt, value }) => ({ key, keyAt, value: readValue(value, reading) }));
}
function locate(scalar, source) {
    const offsets = scalarOffsets(scalar);
    const range = (start, end) => {
        if (offsets === undefined)
            return scalar.at;
        const from = offsets[start] ?? (offsets.at(-1) ?? -1) + 1;
        const to = end > start ? (offsets[end - 1] ?? from) + 1 : from;
        return source.range(scalar.offset + from, scalar.offset + to);
    };
    return { text: String(scalar.value), range };
}
/** Reads an expression that begins at an index of a text. */
function readExpression(located, text, start, { scope, diagnostics }) {
    const at = located.range(start, start + text.length);
    if (diagnostics.isFull)
        return { text, at };
    for (const fault of checkExpression(text, scope))
        diagnostics.error(located.range(start + fault.start, start + fault.end), fault.code, fault.message, fault.suggestion);
    return { text, at };
}
function reportUnclosed(located, start, { diagnostics }) {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is how it is written
    const suggestion = "Add '}}'. To write the characters themselves use ${{ '${{' }}.";
    diagnostics.error(located.range(start, start + 3), 'expression_unclosed', "'${{' is not closed", suggestion);
}
function readTemplate(scalar, reading) {
    const located = locate(scalar, reading.source);
    const parts = parseTemplate(located.text).map((part) => {
        if (part.kind === 'text')
            return part.text;
        if (part.kind === 'expression')
            return readExpression(located, part.text, part.start, reading);
        reportUnclosed(located, part.start, reading);
        return part.text;
    });
    return { kind: 'template', parts, at: scalar.at };
}

;// CONCATENATED MODULE: ./build/js/src/recipe/read-conditions.js



/** Reads `for-each`: a list, or one expression that gives a list. */
function readForEach(node, reading) {
    if (node.kind === 'list')
        return readValue(node, reading);
    if (node.kind !== 'scalar' || typeof node.value !== 'string')
        return wrongType(node, "'for-each'", 'a list, or an expression that gives one', reading.diagnostics);
    const value = readValue(node, reading);
    const isUnclosed = hasExpression(node.value) && parseTemplate(node.value).at(-1)?.kind === 'unclosed';
    if (isUnclosed || (value.kind === 'template' && value.parts.length === 1))
        return value;
    const message = "'for-each' must be one expression that gives a list, with no text around it";
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is how it is written
    const suggestion = 'Write ${{ steps.find.outputs.files }}, or a list such as [a, b].';
    reading.diagnostics.error(node.at, 'not_a_list', message, suggestion);
    return undefined;
}
/** Reads `if`. As in workflow files, `${{ }}` may be left out. */
function readCondition(node, reading) {
    if (node.kind === 'scalar' && typeof node.value === 'boolean')
        return { text: String(node.value), at: node.at };
    if (node.kind !== 'scalar' || typeof node.value !== 'string')
        return wrongType(node, "'if'", 'an expression', reading.diagnostics);
    const start = node.value.length - node.value.trimStart().length;
    const text = node.value.trim();
    const located = locate(node, reading.source);
    if (!hasExpression(text))
        return readExpression(located, text, start, reading);
    const parts = parseTemplate(text);
    const [only, ...others] = parts;
    if (only?.kind === 'expression' && others.length === 0)
        return readExpression(located, only.text, start + only.start, reading);
    const unclosed = parts.find((part) => part.kind === 'unclosed');
    if (unclosed !== undefined) {
        reportUnclosed(located, start + unclosed.start, reading);
        return undefined;
    }
    const message = "'if' has text around its expression, and would always hold";
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is how it is written
    const suggestion = "Put everything into one expression: ${{ inputs.a == 'x' && inputs.b }}.";
    reading.diagnostics.error(node.at, 'expression_mixed', message, suggestion);
    return undefined;
}

;// CONCATENATED MODULE: ./build/js/src/recipe/read-expect.js



const EXPECTATION = /^\s*(==|!=|<=|>=|<|>)\s*(-?\d+(?:\.\d+)?)\s*$/;
const COUNTABLE = ['integer', 'number', 'array'];
/** Reads what a step expects of its outputs. `tool` is missing where the outputs are not known. */
function readExpect(node, tool, diagnostics) {
    if (node.kind !== 'map')
        return wrongType(node, "'expect'", 'a map of outputs', diagnostics) ?? [];
    return node.entries.flatMap((entry) => {
        if (tool !== undefined)
            checkOutput(entry, tool, diagnostics);
        return readExpectation(entry, diagnostics) ?? [];
    });
}
function checkOutput(entry, tool, diagnostics) {
    const countable = tool.outputs.filter(isCountable);
    if (countable.some((output) => output.name === entry.key))
        return;
    const names = countable.map((output) => output.name);
    const isOutput = tool.outputs.some((output) => output.name === entry.key);
    const why = isOutput ? `is neither a number nor a list` : `is not an output of ${tool.name}`;
    const near = (0,did_you_mean/* didYouMean */.a)(entry.key, names);
    const all = names.length === 0 ? `${tool.name} has no numbers to expect.` : `There is ${names.join(', ')}.`;
    const suggestion = near === undefined || isOutput ? all : `Did you mean '${near}'?`;
    diagnostics.error(entry.keyAt, 'unknown_output', `'${(0,model_path/* briefText */.Kg)(entry.key)}' ${why}`, suggestion);
}
function isCountable(output) {
    const type = output.schema['type'];
    return type === undefined || COUNTABLE.includes(type);
}
function readExpectation(entry, diagnostics) {
    const { value } = entry;
    if (value.kind === 'invalid')
        return undefined;
    const match = value.kind === 'scalar' && typeof value.value === 'string' ? EXPECTATION.exec(value.value) : null;
    if (match !== null) {
        const [, operator, number] = match;
        return { output: entry.key, operator: operator, number: Number(number), at: value.at };
    }
    const message = `What is expected of '${(0,model_path/* briefText */.Kg)(entry.key)}' must be a comparison with a number`;
    const example = value.kind === 'scalar' && typeof value.value === 'number' ? `'== ${value.raw}'` : "'>= 1'";
    diagnostics.error(value.at, 'invalid_expect', message, `Write one of == != < <= > >= and a number, in quotes: ${example}.`);
    return undefined;
}

;// CONCATENATED MODULE: ./build/js/src/recipe/read-step.js









const STEP_KEYS = [
    'id',
    'name',
    'tool',
    'recipe',
    'with',
    'if',
    'for-each',
    'expect',
    'continue-on-error',
    'timeout-seconds',
    'report',
];
const MAX_TIMEOUT_SECONDS = 600;
const REPORT_LEVELS = ['notice', 'warning', 'error'];
const read_step_ADVICE = new Map([
    ['run', { text: "Use 'tool: run_in_terminal' with 'with: { command: \u2026 }'.", instead: 'tool' }],
    ['uses', { text: "Use 'tool:' for a tool of Sous, or 'recipe:' for another recipe.", instead: 'tool' }],
    ['env', { text: "Variables for a command go into 'with: { env: \u2026 }'." }],
    ['timeout-minutes', { text: "Use 'timeout-seconds'." }],
]);
/** Reads one step. The id is read by whoever knows the other steps. */
function readStep(node, reading) {
    const { diagnostics } = reading;
    const fields = readFields(node, { what: 'A step', keys: STEP_KEYS, advice: read_step_ADVICE }, diagnostics);
    if (fields === undefined)
        return undefined;
    const forEach = fields.read('for-each', (value) => readForEach(value, reading));
    const inside = { ...reading, scope: { ...reading.scope, insideForEach: fields.entry('for-each') !== undefined } };
    const call = readCall(fields, diagnostics);
    const tool = call?.kind === 'tool' ? findTool(call, reading) : undefined;
    const map = fields.read('with', (value) => value.kind === 'map' ? value : wrongType(value, "'with'", 'a map of arguments', diagnostics));
    const isComplete = map !== undefined || fields.lacks('with');
    if (tool !== undefined && call !== undefined && isComplete)
        checkTool({ tool, at: call.at, arguments: map?.entries ?? [] }, fields, reading);
    const step = {
        name: fields.read('name', (value, what) => readText(value, what, diagnostics)),
        with: map === undefined ? [] : readEntries(map, inside),
        if: fields.read('if', (value) => readCondition(value, inside)),
        forEach,
        expect: fields.read('expect', (value) => readExpect(value, tool, diagnostics)) ?? [],
        continueOnError: fields.read('continue-on-error', (value, what) => readBoolean(value, what, diagnostics)) ?? false,
        timeoutSeconds: fields.read('timeout-seconds', (value, what) => readInteger(value, what, MAX_TIMEOUT_SECONDS, diagnostics)),
        report: fields.read('report', (value, what) => readWord(value, what, REPORT_LEVELS, diagnostics)),
        at: fields.at,
    };
    if (call === undefined)
        return undefined;
    return { ...step, call: tool === undefined ? call : { kind: 'tool', tool: tool.name, at: call.at } };
}
function readCall(fields, diagnostics) {
    const tool = fields.entry('tool');
    const recipe = fields.entry('recipe');
    if (tool !== undefined && recipe !== undefined) {
        diagnostics.error(recipe.keyAt, 'tool_and_recipe', "A step has 'tool' or 'recipe', not both", 'Make it two steps.');
        return undefined;
    }
    if (tool === undefined && recipe === undefined) {
        if (fields.lacks('tool') && fields.lacks('recipe'))
            diagnostics.error(fields.at, 'missing_key', "A step needs 'tool' or 'recipe'", "Add 'tool:' with the name of a tool.");
        return undefined;
    }
    if (tool !== undefined) {
        const name = readText(tool.value, "'tool'", diagnostics);
        return name === undefined ? undefined : { kind: 'tool', tool: name, at: tool.value.at };
    }
    const name = recipe && readText(recipe.value, "'recipe'", diagnostics);
    return recipe === undefined || name === undefined ? undefined : { kind: 'recipe', recipe: name, at: recipe.value.at };
}
function findTool(call, { catalogue, diagnostics }) {
    const tool = catalogue.find(call.tool);
    if (tool !== undefined)
        return tool;
    const near = (0,did_you_mean/* didYouMean */.a)(call.tool, catalogue.names);
    const suggestion = near === undefined ? "See 'sous tools' for all of them." : `Did you mean '${near}'?`;
    diagnostics.error(call.at, 'unknown_tool', `There is no tool '${(0,model_path/* briefText */.Kg)(call.tool)}'`, suggestion);
    return undefined;
}
function checkTool(call, fields, reading) {
    checkCall(call, reading.catalogue, reading.diagnostics);
    checkPermission(call, reading.permissions, reading.diagnostics);
    const report = fields.entry('report');
    if (report === undefined || call.tool.outputs.some((output) => output.name === 'matches'))
        return;
    const message = `${call.tool.name} finds no matches that could be reported`;
    reading.diagnostics.error(report.keyAt, 'report_without_matches', message, "Remove it, or report on a step with 'tool: grep'.");
}

;// CONCATENATED MODULE: ./build/js/src/recipe/read-steps.js



const MAX_STEPS = 200;
/** The steps of a recipe with its verify steps: they share ids, and later ones may refer to earlier ones. */
class StepsReader {
    #reading;
    #inputs;
    #allIds;
    #outputs = new Map();
    #count = 0;
    constructor(reading, inputs, lists) {
        this.#reading = reading;
        this.#inputs = inputs;
        this.#allIds = lists.flatMap((list) => (list?.kind === 'list' ? list.items.flatMap(idOf) : []));
    }
    read(node, what) {
        const { diagnostics } = this.#reading;
        if (node.kind !== 'list')
            return wrongType(node, what, 'a list of steps', diagnostics) ?? [];
        if (node.items.length === 0)
            diagnostics.error(node.at, 'empty', `${what} is empty`, 'Add a step, or remove the line.');
        const steps = [];
        for (const item of node.items) {
            if (++this.#count > MAX_STEPS) {
                diagnostics.error(item.at, 'too_many_steps', `More than ${MAX_STEPS} steps`, "Use 'for-each', or split the recipe.");
                break;
            }
            const step = this.#readStep(item);
            if (step !== undefined)
                steps.push(step);
        }
        return steps;
    }
    /** What expressions after the steps read so far can name. */
    get scope() {
        return { inputs: this.#inputs, steps: this.#outputs, laterSteps: this.#allIds, insideForEach: false };
    }
    #readStep(item) {
        const step = readStep(item, { ...this.#reading, scope: this.scope });
        const id = this.#readId(idEntry(item));
        if (id !== undefined)
            this.#outputs.set(id, step === undefined ? undefined : this.#outputsOf(step));
        return step === undefined ? undefined : { id, ...step };
    }
    /** With for-each there is also `items`, the outputs of each. */
    #outputsOf({ call, forEach }) {
        const outputs = call.kind === 'tool' ? this.#reading.catalogue.find(call.tool)?.outputs.map((output) => output.name) : undefined;
        return outputs === undefined || forEach === undefined ? outputs : [...outputs, 'items'];
    }
    #readId(entry) {
        const { diagnostics } = this.#reading;
        const id = entry && readText(entry.value, "'id'", diagnostics);
        if (entry === undefined || id === undefined || !checkName(id, 'The id of a step', entry.value.at, diagnostics))
            return undefined;
        const twin = [...this.#outputs.keys()].find((known) => known.toLowerCase() === id.toLowerCase());
        if (twin === undefined)
            return id;
        diagnostics.error(entry.value.at, 'duplicate_id', `An earlier step has the id '${twin}' already`, 'Choose another id.');
        return undefined;
    }
}
function idEntry(step) {
    return step.kind === 'map' ? step.entries.find((entry) => entry.key === 'id') : undefined;
}
function idOf(step) {
    const node = idEntry(step)?.value;
    return node?.kind === 'scalar' && typeof node.value === 'string' ? [node.value] : [];
}

;// CONCATENATED MODULE: ./build/js/src/recipe/read-recipe.js









const RECIPE_KEYS = ['name', 'description', 'inputs', 'permissions', 'steps', 'verify', 'outputs'];
/** Reads a recipe, and finds everything that is wrong with it. Never throws, whatever the text. */
function readRecipe(text, file, catalogue) {
    const diagnostics = new diagnostics_Diagnostics();
    const yaml = parseYaml(text, file, diagnostics);
    const recipe = readRoot(yaml, catalogue, diagnostics);
    const isWhole = recipe !== undefined && !diagnostics.hasErrors;
    return { recipe: isWhole ? { ...recipe, source: sourceOf(text, file) } : undefined, diagnostics: diagnostics.list() };
}
/** Worked out when asked for: whoever only checks a recipe need not load what takes digests. */
function sourceOf(text, path) {
    return {
        path,
        get digest() {
            return process.getBuiltinModule('node:crypto').hash('sha256', text);
        },
    };
}
const read_recipe_ADVICE = new Map([
    ['on', { text: 'This is a key of workflow files; a recipe is started by a workflow, a comment or the command line.' }],
    ['jobs', { text: "This is a key of workflow files; a recipe has its 'steps' at the top.", instead: 'steps' }],
    ['runs', { text: "This is a key of action files; a recipe has its 'steps' at the top.", instead: 'steps' }],
    ['env', { text: "Variables for a command go into the step's 'with: { env: \u2026 }'." }],
]);
function readRoot({ source, root }, catalogue, diagnostics) {
    if (root === undefined || (root.kind === 'scalar' && root.value === null)) {
        if (!diagnostics.hasErrors)
            diagnostics.error(source.range(0), 'empty', 'The file is empty', "Begin with 'name:' and 'steps:'.");
        return undefined;
    }
    const fields = readFields(root, { what: 'A recipe', keys: RECIPE_KEYS, advice: read_recipe_ADVICE }, diagnostics);
    if (fields === undefined)
        return undefined;
    for (const key of ['name', 'steps'])
        if (fields.lacks(key))
            reportMissing(key, 'A recipe', source.range(0), diagnostics);
    const inputs = fields.read('inputs', (node) => readInputs(node, diagnostics)) ?? [];
    const permissions = fields.read('permissions', (node) => readPermissions(node, catalogue, diagnostics)) ?? NO_PERMISSIONS;
    const reader = new StepsReader({ source, diagnostics, catalogue, permissions }, inputNames(fields), [
        fields.entry('steps')?.value,
        fields.entry('verify')?.value,
    ]);
    return {
        name: fields.read('name', (node, what) => readTitle(node, what, diagnostics)) ?? '',
        description: fields.read('description', (node, what) => readText(node, what, diagnostics)) ?? '',
        inputs,
        permissions,
        steps: fields.read('steps', (node, what) => reader.read(node, what)) ?? [],
        verify: fields.read('verify', (node, what) => reader.read(node, what)) ?? [],
        outputs: fields.read('outputs', (node) => readOutputs(node, { source, diagnostics, scope: reader.scope })) ?? [],
    };
}
/** Also those inputs that something is wrong with: what refers to them is right. */
function inputNames(fields) {
    const node = fields.entry('inputs')?.value;
    return node?.kind === 'map' ? node.entries.slice(0, MAX_INPUTS).map((entry) => entry.key) : [];
}
function readTitle(node, what, diagnostics) {
    const text = readText(node, what, diagnostics);
    if (text === undefined || (text.length <= 100 && !/[\n\r]/.test(text)))
        return text;
    diagnostics.error(node.at, 'invalid_name', `${what} must be one line of at most 100 characters`, "Put the rest into 'description'.");
    return undefined;
}
function readOutputs(node, reading) {
    if (node.kind !== 'map')
        return wrongType(node, "'outputs'", 'a map', reading.diagnostics) ?? [];
    for (const entry of node.entries)
        checkName(entry.key, 'The name of an output', entry.keyAt, reading.diagnostics);
    return readEntries(node, reading);
}

// EXTERNAL MODULE: ./build/js/src/workspace/glob.js + 3 modules
var workspace_glob = __webpack_require__(888);
// EXTERNAL MODULE: ./build/js/src/workspace/replace.js + 2 modules
var workspace_replace = __webpack_require__(6798);
// EXTERNAL MODULE: ./build/js/src/workspace/search/pattern.js + 1 modules
var pattern = __webpack_require__(3395);
// EXTERNAL MODULE: ./build/js/src/tools/argument-errors.js
var argument_errors = __webpack_require__(6234);
// EXTERNAL MODULE: ./build/js/src/tools/directory-argument.js
var directory_argument = __webpack_require__(7110);
// EXTERNAL MODULE: ./build/js/src/tools/schema-shape.js
var schema_shape = __webpack_require__(1524);
;// CONCATENATED MODULE: ./build/js/src/tools/check-literals.js






/** Finds what is wrong with the arguments of a call that are known before it runs. Others may be missing. */
function checkLiterals(tool, literals) {
    const parsed = tool.args().safeParse({ ...literals });
    const wrong = parsed.success ? [] : parsed.error.issues.filter((issue) => isNews(issue, tool, literals));
    const findings = wrong.map((issue) => {
        const [message = ''] = (0,argument_errors/* describeArgumentErrors */.G)(tool, [issue], literals);
        return { argument: String(issue.path[0]), code: 'invalid_argument', message, suggestion: `See 'sous tool ${tool.name} --help'.` };
    });
    const told = new Set(findings.map((finding) => finding.argument));
    return [...findings, ...checkMeaning(tool, literals).filter((finding) => !told.has(finding.argument))];
}
/** Whether the reader of recipes does not say the same: it tells unknown and missing arguments, and texts without quotes. */
function isNews(issue, tool, literals) {
    const [argument] = issue.path;
    if (argument === undefined || !Object.hasOwn(literals, argument))
        return false;
    if (issue.code !== 'invalid_type' || issue.expected !== 'string')
        return true;
    const value = issue.path.reduce((at, part) => at?.[part], literals);
    const containers = issue.path.slice(1).map((_, i) => (0,schema_shape/* schemaAt */.lv)(tool.args(), issue.path.slice(0, i + 1)));
    const isWithinReach = containers.every((schema) => schema !== undefined && ['list', 'record'].includes((0,schema_shape/* kindOf */.I)(schema)));
    return (typeof value === 'object' && value !== null) || !isWithinReach;
}
const GLOBS = ['include', 'exclude', 'file_pattern', 'writes'];
const GLOB_TOOLS = ['glob', 'file_search'];
const PATHS = ['path', 'base_path'];
/** What a schema does not say: regular expressions, globs and paths that cannot be read. */
function checkMeaning(tool, literals) {
    return Object.entries(literals).flatMap(([argument, value]) => {
        if (GLOBS.includes(argument) || (argument === 'pattern' && GLOB_TOOLS.includes(tool.name)))
            return textsIn(value).flatMap((glob) => check_literals_finding(argument, 'invalid_glob', (0,workspace_glob/* parseGlob */.qF)(glob)));
        if (typeof value !== 'string' || value === '')
            return [];
        if (PATHS.includes(argument))
            return check_literals_finding(argument, 'invalid_argument', (0,directory_argument/* parseDirectoryArgument */.i)(value));
        if (argument === 'pattern' && (tool.name === 'grep' || literals['is_regex'] === true))
            return isPlainlySound(value) ? [] : check_literals_finding(argument, 'invalid_pattern', (0,pattern/* regexPattern */.I)(value, { caseSensitive: true }));
        if (argument === 'find' && literals['is_regex'] === true)
            return checkReplacement(value, literals);
        return [];
    });
}
/** A replacement is read together with its expression: it may name groups. */
function checkReplacement(find, literals) {
    const { replace, multiline } = literals;
    const isTextAlone = typeof replace !== 'string' || !replace.includes('$');
    if (isTextAlone && multiline !== false && isPlainlySound(find))
        return [];
    // Left out, it may be an expression.
    const request = { find, isRegex: true, caseSensitive: true, multiline: multiline !== false };
    const alone = (0,workspace_replace/* compileReplacement */.e)({ ...request, replace: '' });
    if (!alone.ok || typeof replace !== 'string')
        return check_literals_finding('find', 'invalid_pattern', alone);
    return check_literals_finding('replace', 'invalid_argument', (0,workspace_replace/* compileReplacement */.e)({ ...request, replace }));
}
/** Spares the closer look, which prepares a search and is for explaining what is wrong. */
function isPlainlySound(regex) {
    try {
        new RegExp(regex);
        return !/\\[pPu]\{/.test(regex);
    }
    catch {
        return false;
    }
}
function check_literals_finding(argument, code, checked) {
    return checked.ok ? [] : [{ argument, code, message: checked.error.message, suggestion: checked.error.suggestion }];
}
function textsIn(value) {
    return (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
}

// EXTERNAL MODULE: ./build/js/src/tools/registry.js
var registry = __webpack_require__(4724);
;// CONCATENATED MODULE: ./build/js/src/tools/recipe-catalogue.js





/** The tools as the reader of recipes sees them. Each is loaded when a recipe names it: most recipes use a few of many. */
class RecipeCatalogue {
    names = [...registry/* TOOL_NAMES */.K2, ...Object.keys(registry/* ALIASES */.rY)];
    #tools = new Map();
    #descriptions = new Map();
    #missed = new Set();
    #describe;
    constructor(describe = describeBriefly) {
        this.#describe = describe;
    }
    find(name) {
        const full = fullName(name);
        const known = this.#descriptions.get(full);
        if (known !== undefined)
            return known;
        const tool = this.#tools.get(full);
        if (tool === undefined) {
            if (registry/* TOOL_NAMES */.K2.includes(full))
                this.#missed.add(full);
            return undefined;
        }
        const description = this.#describe(tool);
        this.#descriptions.set(full, description);
        return description;
    }
    checkGlob(pattern) {
        const glob = (0,workspace_glob/* parseGlob */.qF)(pattern);
        return glob.ok ? undefined : glob.error.message;
    }
    checkCall(name, plain) {
        const tool = this.#tools.get(fullName(name));
        return tool === undefined ? [] : checkLiterals(tool, plain);
    }
    async load(names) {
        const missing = [...new Set([...names].map(fullName))].filter((name) => !this.#tools.has(name));
        for (const tool of await Promise.all(missing.map(registry/* findTool */.SG)))
            if (tool !== undefined)
                this.#tools.set(tool.name, tool);
    }
    /** Loads the tools that were looked for in vain. Returns whether there were any. */
    async loadMissed() {
        const missed = [...this.#missed];
        this.#missed.clear();
        await this.load(missed);
        return missed.length > 0;
    }
}
/** A catalogue with all tools loaded, and all that there is to say about them. */
async function wholeCatalogue() {
    const schemas = await Promise.all(/* import() */[__webpack_require__.e(3376), __webpack_require__.e(8532), __webpack_require__.e(1939), __webpack_require__.e(1473)]).then(__webpack_require__.bind(__webpack_require__, 1473));
    const catalogue = new RecipeCatalogue((tool) => describeFully(tool, schemas));
    await catalogue.load(TOOL_NAMES);
    return catalogue;
}
/** Reads a recipe with those tools that it names. */
async function readRecipeText(text, file, catalogue) {
    await catalogue.load(likelyNames(text));
    let reading = readRecipe(text, file, catalogue);
    // A name can also be written with escapes.
    while (await catalogue.loadMissed())
        reading = readRecipe(text, file, catalogue);
    return reading;
}
function likelyNames(text) {
    return [...text.matchAll(/\btool: *['"]?(\w+)/g)].map((match) => match[1] ?? '');
}
function fullName(name) {
    return Object.hasOwn(registry/* ALIASES */.rY, name) ? (registry/* ALIASES */.rY[name] ?? name) : name;
}
function describeFully(tool, { argumentSchema, outputSchema }) {
    return { ...facts(tool), arguments: fields(argumentSchema(tool)), outputs: fields(outputSchema(tool)) };
}
function fields(schema) {
    return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
        name,
        required: schema.required?.includes(name) ?? false,
        schema: field,
    }));
}
/** What checking a recipe takes: full schemas take a good part of a short run to make. */
function describeBriefly(tool) {
    const outputs = Object.keys(tool.outputs().shape);
    const names = 'preview_only' in tool.args().shape && !outputs.includes('diff') ? [...outputs, 'diff'] : outputs;
    return {
        ...facts(tool),
        arguments: Object.entries(tool.args().shape).map(([name, schema]) => ({
            name,
            required: !['optional', 'default'].includes(schema._zod.def.type),
            schema: briefSchema(schema),
        })),
        outputs: names.map((name) => ({ name, required: true, schema: {} })),
    };
}
/** Only where texts are wanted. */
function briefSchema(schema) {
    const { def } = (0,schema_shape/* unwrap */.oA)(schema)._zod;
    if (def.type === 'array')
        return { type: 'array', items: briefSchema(def.element) };
    if (def.type === 'record')
        return { type: 'object', additionalProperties: briefSchema(def.valueType) };
    const isText = def.type === 'string' || def.type === 'enum' || (def.type === 'literal' && def.values.every((value) => typeof value === 'string'));
    return isText ? { type: 'string' } : {};
}
function facts({ name, summary, effect, permissions }) {
    return { name, summary, effect, permissions };
}

// EXTERNAL MODULE: ./build/js/src/workspace/text.js
var workspace_text = __webpack_require__(4010);
;// CONCATENATED MODULE: ./build/js/src/entry/read-recipes.js





/** Reads recipes and checks them, also against those that they call. */
async function readRecipes({ files, all, tree }) {
    const catalogue = new RecipeCatalogue();
    const known = new Map();
    const readAll = async (wanted) => {
        for (const file of wanted)
            if (!known.has(file.path))
                known.set(file.path, await readOne(file, tree, catalogue));
    };
    await readAll(files);
    // Others take part only when they may be called.
    if ([...known.values()].some(({ recipe }) => recipe !== undefined && callsRecipes(recipe)))
        await readAll(all);
    return files.flatMap((file) => {
        const read = known.get(file.path);
        return read === undefined ? [] : [withCalls(withTwin(read, all), all, known)];
    });
}
async function readOne(file, tree, catalogue) {
    const text = await read_recipes_readText(file, tree);
    if (!text.ok)
        return { ...file, text: '', recipe: undefined, diagnostics: [text.error] };
    return { ...file, text: text.value, ...(await readRecipeText(text.value, file.path, catalogue)) };
}
async function read_recipes_readText(file, tree) {
    const most = MAX_YAML_BYTES + workspace_text/* UTF8_MARK_BYTES */.yv;
    const content = await tree.read(file.path, most + 1);
    if (!content.ok)
        return (0,result/* failure */.V)(onFile(file, content.error));
    if (content.value.bytes.length > most) {
        const entry = await tree.entry(file.path);
        const size = entry.ok ? entry.value.size : content.value.bytes.length;
        const message = `The file has ${size} bytes, more than ${MAX_YAML_BYTES}`;
        return (0,result/* failure */.V)(onFile(file, { code: 'file_too_large', message, suggestion: 'Split it into several recipes.' }));
    }
    try {
        return (0,result/* success */.k)(new TextDecoder('utf-8', { fatal: true }).decode(content.value.bytes));
    }
    catch {
        return (0,result/* failure */.V)(onFile(file, { code: 'yaml_syntax', message: 'The file is not UTF-8', suggestion: 'Save it as UTF-8.' }));
    }
}
function onFile({ path }, { code, message, suggestion }) {
    return { severity: 'error', code, message, suggestion, at: { file: path, line: 1, column: 1, endLine: 1, endColumn: 1 } };
}
/** Recipes are called by name: two of one name cannot both be meant. */
function withTwin(read, all) {
    const twin = all.find((other) => other.path !== read.path && other.name.toLowerCase() === read.name.toLowerCase());
    if (twin === undefined || !all.some((file) => file.path === read.path))
        return read;
    const code = 'duplicate_recipe';
    const message = `${twin.path} is also called '${twin.name}'`;
    return {
        ...read,
        recipe: undefined,
        diagnostics: [onFile(read, { code, message, suggestion: 'Rename one of them.' }), ...read.diagnostics],
    };
}
function callsRecipes({ steps, verify }) {
    return [...steps, ...verify].some((step) => step.call.kind === 'recipe');
}
function withCalls(read, all, known) {
    if (read.recipe === undefined || !callsRecipes(read.recipe))
        return read;
    const byName = new Map(all.map((file) => [file.name, known.get(file.path)]));
    const library = { names: [...byName.keys()], find: (name) => byName.get(name)?.recipe };
    const found = checkRecipeCalls(read.recipe, library).map((diagnostic) => asInvalid(diagnostic, read, byName));
    if (found.length === 0)
        return read;
    const diagnostics = [...read.diagnostics, ...found].toSorted((a, b) => a.at.line - b.at.line || a.at.column - b.at.column);
    return { ...read, recipe: undefined, diagnostics };
}
/** A recipe that is there but not valid is not unknown. */
function asInvalid(diagnostic, { recipe }, byName) {
    const code = 'invalid_recipe';
    const step = [...(recipe?.steps ?? []), ...(recipe?.verify ?? [])].find((candidate) => candidate.call.at === diagnostic.at);
    const called = step?.call.kind === 'recipe' ? byName.get(step.call.recipe) : undefined;
    if (diagnostic.code !== 'unknown_recipe' || called === undefined)
        return diagnostic;
    return { ...diagnostic, code, message: `The recipe '${called.name}' is not valid`, suggestion: `See 'sous validate ${called.name}'.` };
}


/***/ }),

/***/ 1236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ escapeRegex)
/* harmony export */ });
/** A text as a regular expression that matches nothing else. */
function escapeRegex(text) {
    return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}


/***/ }),

/***/ 6234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ describeArgumentErrors)
/* harmony export */ });
/* harmony import */ var _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9726);
/* harmony import */ var _schema_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1524);


/** What a schema without messages of its own says about everything. */
const NO_MESSAGE = 'Invalid input';
const MAX_SHOWN_CHARACTERS = 60;
/** One sentence for each problem, naming the argument: `max_results: must be between 1 and 1000, got 5000`. */
function describeArgumentErrors(tool, issues, args) {
    const schema = tool.args();
    return issues.flatMap((issue) => {
        if (issue.code === 'unrecognized_keys')
            return issue.keys.map((key) => unknownArgument(tool, key, issue.path));
        const value = valueAt(args, issue.path);
        const problem = issue.message === NO_MESSAGE ? sentence(issue, value, (0,_schema_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .schemaAt */ .lv)(schema, issue.path)) : issue.message;
        const name = showPath(issue.path);
        return name === '' ? `The arguments ${problem}` : `${name}: ${problem}`;
    });
}
function unknownArgument(tool, key, path) {
    const names = (0,_schema_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .namesOf */ .eZ)((0,_schema_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .schemaAt */ .lv)(tool.args(), path));
    const meant = (0,_model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .a)(key, names);
    const hint = meant === undefined ? `it takes ${names.length === 0 ? 'none' : names.join(', ')}` : `did you mean '${meant}'?`;
    return `${showPath([...path, key])}: ${path.length === 0 ? `${tool.name} has no such argument` : 'is not known here'}; ${hint}`;
}
function sentence(issue, value, schema) {
    const got = `, got ${show(value)}`;
    switch (issue.code) {
        case 'invalid_type':
            return value === undefined ? 'is required' : `must be ${typeName(issue.expected)}${got}`;
        case 'too_small':
        case 'too_big':
            return sizeSentence(issue, value, schema);
        case 'invalid_value': {
            if (value === undefined)
                return `is required; it must be ${oneOf(issue.values)}`;
            const meant = typeof value === 'string' ? (0,_model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .a)(value, issue.values.map(String)) : undefined;
            return `must be ${oneOf(issue.values)}${got}${meant === undefined || issue.values.length === 1 ? '' : `; did you mean ${show(meant)}?`}`;
        }
        case 'invalid_format':
            return value === ''
                ? 'must not be empty'
                : `must be ${issue.format === 'regex' ? `of the form ${issue.pattern}` : `a valid ${issue.format}`}${got}`;
        case 'not_multiple_of':
            return `must be a multiple of ${issue.divisor}${got}`;
        case 'invalid_union':
            return value === undefined ? 'is required' : `must be ${unionOf(issue.errors)}${got}`;
        case 'invalid_key':
            return 'this name is not allowed here';
        case 'invalid_element':
            return `the entry ${show(issue.key)} is not valid`;
        default:
            return `is not valid${got}`;
    }
}
function sizeSentence(issue, value, schema) {
    const range = describeRange(issue, schema);
    if (issue.origin !== 'string' && issue.origin !== 'array')
        return `must be ${range}, got ${show(value)}`;
    const length = value?.length ?? 0;
    return length === 0 ? 'must not be empty' : `must have ${range} ${issue.origin === 'string' ? 'characters' : 'items'}, got ${length}`;
}
function describeRange(issue, schema) {
    const { least, most } = (0,_schema_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .boundsOf */ .BO)(schema);
    if (least !== undefined && most !== undefined)
        return `between ${least} and ${most}`;
    if (issue.code === 'too_small')
        return issue.inclusive === false ? `more than ${issue.minimum}` : `at least ${issue.minimum}`;
    return issue.inclusive === false ? `less than ${issue.maximum}` : `at most ${issue.maximum}`;
}
function typeName(expected) {
    const names = {
        string: 'a string',
        number: 'a number',
        int: 'a whole number',
        boolean: 'true or false',
        array: 'a list',
        object: 'an object',
        record: 'an object',
    };
    return names[expected] ?? `of type ${expected}`;
}
function unionOf(alternatives) {
    const names = alternatives.map(([first]) => {
        if (first?.code === 'invalid_type')
            return typeName(first.expected);
        return first?.code === 'invalid_value' ? oneOf(first.values) : 'of another form';
    });
    return [...new Set(names)].join(' or ');
}
function oneOf(values) {
    return values.length === 1 ? `exactly ${show(values[0])}` : `one of ${values.map(show).join(', ')}`;
}
function show(value) {
    const text = JSON.stringify(value) ?? String(value);
    return text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}\u2026` : text;
}
function showPath(path) {
    return path.reduce((text, part) => {
        if (typeof part === 'number')
            return `${text}[${part}]`;
        return text === '' ? String(part) : `${text}.${String(part)}`;
    }, '');
}
function valueAt(args, path) {
    return path.reduce((value, part) => value?.[part], args);
}


/***/ }),

/***/ 7110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ parseDirectoryArgument),
/* harmony export */   t: () => (/* binding */ findDirectory)
/* harmony export */ });
/* harmony import */ var _model_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9986);
/* harmony import */ var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7424);
/* harmony import */ var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2936);
/* harmony import */ var _workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6754);




/** Reads a directory as people write one: `./src` and `src/` are `src`. */
function parseDirectoryArgument(text) {
    return (0,_model_path_js__WEBPACK_IMPORTED_MODULE_0__/* .parseRepoDirectory */ .HO)(text.replace(/^(?:\.\/)+(?=.)/, '').replace(/(?<=[^/])\/$/, ''));
}
/** Reads a directory that must be there. */
async function findDirectory(text, workspace) {
    const directory = parseDirectoryArgument(text);
    if (!directory.ok || directory.value === _model_path_js__WEBPACK_IMPORTED_MODULE_0__/* .ROOT_DIRECTORY */ .hK)
        return directory;
    const entry = await workspace.entry(directory.value);
    if (!entry.ok)
        return entry;
    switch (entry.value.kind) {
        case 'directory':
            return directory;
        case 'missing':
            return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .failure */ .V)((0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__/* .toolError */ .$4)('not_found', `Directory '${directory.value}' not found`, 'Check the path, or use list_dir on the directory above it.'));
        case 'symlink':
            return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .failure */ .V)((0,_workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .symlinkDenied */ .JV)(directory.value));
        default:
            return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .failure */ .V)((0,_workspace_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .notADirectory */ .o5)(directory.value));
    }
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


/***/ }),

/***/ 1524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ boundsOf),
/* harmony export */   C5: () => (/* binding */ memberOf),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   lv: () => (/* binding */ schemaAt),
/* harmony export */   oA: () => (/* binding */ unwrap)
/* harmony export */ });
/** What a schema is about, without what makes it optional. Looked up directly: JSON Schema takes long to make. */
function unwrap(schema) {
    let at = schema;
    while ('innerType' in at._zod.def)
        at = at._zod.def.innerType;
    return at;
}
function kindOf(schema) {
    const { def } = unwrap(schema)._zod;
    switch (def.type) {
        case 'boolean':
        case 'number':
        case 'record':
        case 'object':
            return def.type;
        case 'array':
            return 'list';
        case 'union':
            return def.options.some((option) => kindOf(option) === 'list') ? 'list' : 'text';
        default:
            return 'text';
    }
}
/** The schema of a list's items or a record's values. */
function memberOf(schema) {
    const { def } = unwrap(schema)._zod;
    if (def.type === 'array')
        return def.element;
    if (def.type === 'record')
        return def.valueType;
    return def.type === 'union' ? def.options.map(memberOf).find((member) => member !== undefined) : undefined;
}
/** The schema at a path into a value. */
function schemaAt(schema, path) {
    return path.reduce((at, part) => {
        if (at === undefined)
            return undefined;
        const { def } = unwrap(at)._zod;
        return def.type === 'object' ? def.shape[String(part)] : memberOf(at);
    }, schema);
}
/** The names that an object's schema knows. */
function namesOf(schema) {
    const def = schema && unwrap(schema)._zod.def;
    return def?.type === 'object' ? Object.keys(def.shape) : [];
}
/** The least and the most that a number, a text's length or a list's length may be. */
function boundsOf(schema) {
    const checks = (schema && unwrap(schema)._zod.def.checks) ?? [];
    const bounds = checks.map((check) => check._zod.def);
    return {
        least: asBound(bounds.find((bound) => bound.check === 'min_length')?.['minimum'] ?? bounds.find(isInclusive('greater_than'))?.['value']),
        most: asBound(bounds.find((bound) => bound.check === 'max_length')?.['maximum'] ?? bounds.find(isInclusive('less_than'))?.['value']),
    };
}
function isInclusive(check) {
    return (bound) => bound['check'] === check && bound['inclusive'] === true;
}
function asBound(bound) {
    return typeof bound === 'number' ? bound : undefined;
}


/***/ }),

/***/ 888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ parseExcludes),
  qF: () => (/* binding */ parseGlob),
  nS: () => (/* binding */ parseGlobs)
});

// EXTERNAL MODULE: ./build/js/src/model/path.js
var path = __webpack_require__(9986);
// EXTERNAL MODULE: ./build/js/src/model/result.js
var result = __webpack_require__(7424);
// EXTERNAL MODULE: ./build/js/src/model/tool-error.js
var tool_error = __webpack_require__(2936);
;// CONCATENATED MODULE: ./build/js/src/workspace/glob-braces.js

const MAX_ALTERNATIVES = 1_000;
/** Writes `{a,b{c,d}}` out as `a`, `bc`, `bd`. Escapes and classes are left as they are. */
function expandBraces(pattern) {
    if (!/[{}]/.test(pattern))
        return (0,result/* success */.k)([pattern]);
    const reader = { pattern, at: 0 };
    const expanded = readSequence(reader, false);
    if (expanded.ok && reader.at < pattern.length)
        return syntaxFault("Remove the '}' that nothing opens, or write '\\}'.");
    return expanded;
}
/** Where the class that opens at `open` is closed, or -1. As in a shell, `]` right after the opening is a member. */
function classEnd(pattern, open) {
    let at = open + 1;
    if (pattern[at] === '!' || pattern[at] === '^')
        at++;
    if (pattern[at] === ']')
        at++;
    for (; at < pattern.length && pattern[at] !== '/'; at++) {
        if (pattern[at] === '\\')
            at++;
        else if (pattern[at] === ']')
            return at;
    }
    return -1;
}
function syntaxFault(reason) {
    return (0,result/* failure */.V)({ kind: 'syntax', reason });
}
function unclosedClass() {
    return syntaxFault("Close the '[' with ']', or write '\\[' for the character itself.");
}
function readSequence(reader, isInside) {
    const { pattern } = reader;
    let heads = [''];
    while (reader.at < pattern.length) {
        const character = pattern.charAt(reader.at);
        if (character === '}' || (isInside && character === ','))
            break;
        let tails;
        if (character === '{') {
            const group = readGroup(reader);
            if (!group.ok)
                return group;
            tails = group.value;
        }
        else {
            const end = character === '[' ? classEnd(pattern, reader.at) : reader.at + (character === '\\' ? 1 : 0);
            if (end < 0)
                return unclosedClass();
            tails = [pattern.slice(reader.at, end + 1)];
            reader.at = end + 1;
        }
        if (heads.length * tails.length > MAX_ALTERNATIVES)
            return tooMany();
        heads = heads.flatMap((head) => tails.map((tail) => head + tail));
    }
    return (0,result/* success */.k)(heads);
}
function readGroup(reader) {
    const alternatives = [];
    do {
        reader.at++;
        const alternative = readSequence(reader, true);
        if (!alternative.ok)
            return alternative;
        alternatives.push(...alternative.value);
        if (alternatives.length > MAX_ALTERNATIVES)
            return tooMany();
    } while (reader.pattern[reader.at] === ',');
    if (reader.pattern[reader.at] !== '}')
        return syntaxFault("Close the '{' with '}', or write '\\{' for the character itself.");
    reader.at++;
    return (0,result/* success */.k)(alternatives);
}
function tooMany() {
    return (0,result/* failure */.V)({ kind: 'limit', reason: `its braces stand for more than ${MAX_ALTERNATIVES} patterns` });
}

;// CONCATENATED MODULE: ./build/js/src/workspace/glob-segment.js


/** Reads what stands between two slashes of a pattern without braces. */
function parseSegment(source) {
    if (source === '**')
        return (0,result/* success */.k)({ kind: 'globstar' });
    const tokens = [];
    let text = '';
    const flush = () => {
        if (text !== '')
            tokens.push({ kind: 'text', text });
        text = '';
    };
    for (let at = 0; at < source.length; at++) {
        const character = source.charAt(at);
        if (character === '*' || character === '?') {
            flush();
            if (character === '?')
                tokens.push({ kind: 'one' });
            else if (tokens.at(-1)?.kind !== 'star')
                tokens.push({ kind: 'star' });
        }
        else if (character === '[') {
            flush();
            const end = classEnd(source, at);
            if (end < 0)
                return unclosedClass();
            const parsed = parseClass(source.slice(at + 1, end));
            if (!parsed.ok)
                return parsed;
            tokens.push(parsed.value);
            at = end;
        }
        else {
            if (character === '\\')
                at++;
            text += source.charAt(at);
        }
    }
    const isLiteral = tokens.length === 0;
    flush();
    return (0,result/* success */.k)(isLiteral ? { kind: 'literal', text: tokens[0]?.kind === 'text' ? tokens[0].text : '' } : { kind: 'tokens', tokens });
}
/** Whether the name at `start` to `end` of a path fits. Returns to the last `*` only, so it never takes more than length times length. */
function matchTokens(tokens, path, start, end) {
    let at = start;
    let index = 0;
    let starIndex = -1;
    let starAt = 0;
    for (;;) {
        const token = tokens[index];
        if (token === undefined) {
            if (at === end)
                return true;
        }
        else if (token.kind === 'star') {
            if (index === tokens.length - 1)
                return true;
            starIndex = index++;
            starAt = at;
            continue;
        }
        else {
            const next = take(token, path, at, end);
            if (next >= 0) {
                at = next;
                index++;
                continue;
            }
        }
        if (starIndex < 0 || starAt >= end)
            return false;
        starAt += widthAt(path, starAt);
        at = starAt;
        index = starIndex + 1;
    }
}
function take(token, path, at, end) {
    if (token.kind === 'text')
        return at + token.text.length <= end && path.startsWith(token.text, at) ? at + token.text.length : -1;
    if (at >= end)
        return -1;
    if (token.kind === 'class') {
        const point = path.codePointAt(at) ?? 0;
        if (token.ranges.some(([from, to]) => from <= point && point <= to) === token.isNegated)
            return -1;
    }
    return at + widthAt(path, at);
}
function widthAt(path, at) {
    return (path.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}
function parseClass(source) {
    if (source.includes('[:'))
        return syntaxFault("Write the characters out, such as '[a-z]': named classes are not known.");
    const isNegated = /^[!^]/.test(source);
    const members = [];
    const characters = [...(isNegated ? source.slice(1) : source)];
    for (let i = 0; i < characters.length; i++) {
        const isEscaped = characters[i] === '\\' && i + 1 < characters.length;
        if (isEscaped)
            i++;
        members.push({ point: characters[i]?.codePointAt(0) ?? 0, isDash: characters[i] === '-' && !isEscaped });
    }
    const ranges = [];
    for (let i = 0; i < members.length; i++) {
        const from = members[i]?.point ?? 0;
        const to = members[i + 1]?.isDash ? members[i + 2]?.point : undefined;
        if (to !== undefined)
            i += 2;
        if (to !== undefined && to < from)
            return syntaxFault('Turn the range in the class around: it ends before it begins.');
        ranges.push([from, to ?? from]);
    }
    return (0,result/* success */.k)({ kind: 'class', isNegated, ranges });
}

;// CONCATENATED MODULE: ./build/js/src/workspace/glob-matcher.js

/** Turns the segments of one pattern into a test. The forms that people write most need no walk over the path. */
function compileSegments(segments) {
    const literals = [];
    for (const segment of segments) {
        if (segment.kind !== 'literal')
            break;
        literals.push(segment.text);
    }
    const rest = segments.slice(literals.length);
    if (rest.length === 0) {
        const whole = literals.join('/');
        return (path) => path === whole;
    }
    const prefix = literals.map((literal) => `${literal}/`).join('');
    const matchRest = compileCommon(rest) ?? compileAny(rest);
    return prefix === '' ? (path) => matchRest(path, 0) : (path) => path.startsWith(prefix) && matchRest(path, prefix.length);
}
function compileCommon([first, second, third, ...more]) {
    if (first?.kind !== 'globstar' || more.length > 0)
        return undefined;
    if (second === undefined)
        return (path, from) => path.length > from;
    if (third === undefined) {
        if (second.kind === 'literal')
            return (path, from) => endsWithName(path, from, second.text);
        const suffix = suffixOf(second);
        return suffix === undefined ? undefined : (path) => path.endsWith(suffix);
    }
    if (second.kind !== 'literal' || third.kind !== 'globstar')
        return undefined;
    const directory = `${second.text}/`;
    return (path, from) => path.startsWith(directory, from) || path.includes(`/${directory}`, from);
}
function endsWithName(path, from, name) {
    const start = path.length - name.length;
    return path.endsWith(name) && (start === from || (start > from && path[start - 1] === '/'));
}
/** The end that a name must have when the segment is `*` and then plain text. */
function suffixOf(segment) {
    if (segment.kind !== 'tokens' || segment.tokens.length > 2 || segment.tokens[0]?.kind !== 'star')
        return undefined;
    const last = segment.tokens[1];
    if (last === undefined)
        return '';
    return last.kind === 'text' ? last.text : undefined;
}
function compileAny(segments) {
    const last = segments.at(-1);
    const lastToken = last?.kind === 'tokens' ? last.tokens.at(-1) : undefined;
    const suffix = lastToken?.kind === 'text' ? lastToken.text : '';
    return (path, from) => path.endsWith(suffix) && matchSegments(segments, path, from);
}
/** As in `matchTokens`, only the last `**` is ever returned to. */
function matchSegments(segments, path, from) {
    let at = from;
    let index = 0;
    let starIndex = -1;
    let starAt = 0;
    for (;;) {
        const segment = segments[index];
        if (segment === undefined) {
            if (at > path.length)
                return true;
        }
        else if (segment.kind === 'globstar') {
            if (index === segments.length - 1)
                return at < path.length;
            starIndex = index++;
            starAt = at;
            continue;
        }
        else if (at <= path.length) {
            const slash = path.indexOf('/', at);
            const end = slash < 0 ? path.length : slash;
            if (matchName(segment, path, at, end)) {
                at = end + 1;
                index++;
                continue;
            }
        }
        if (starIndex < 0)
            return false;
        const slash = path.indexOf('/', starAt);
        if (slash < 0)
            return false;
        starAt = slash + 1;
        at = starAt;
        index = starIndex + 1;
    }
}
function matchName(segment, path, start, end) {
    if (segment.kind === 'tokens')
        return matchTokens(segment.tokens, path, start, end);
    return end - start === segment.text.length && path.startsWith(segment.text, start);
}

;// CONCATENATED MODULE: ./build/js/src/workspace/glob.js






const MAX_PATTERN_BYTES = 256;
function parseGlob(pattern) {
    return parseGlobs([pattern]);
}
/** One glob that fits where any of the patterns does. Without patterns it fits nowhere. */
function parseGlobs(patterns) {
    return compile(patterns, (segments) => [segments]);
}
/** Like `parseGlobs`, but a directory that fits takes everything below it along: `node_modules`, `src/generated`. */
function parseExcludes(patterns) {
    return compile(patterns, (segments) => (segments.at(-1)?.kind === 'globstar' ? [segments] : [segments, [...segments, GLOBSTAR]]));
}
const GLOBSTAR = { kind: 'globstar' };
function compile(patterns, variants) {
    const matchers = [];
    let alternatives = 0;
    for (const pattern of patterns) {
        const parsed = parsePattern(pattern);
        if (!parsed.ok)
            return parsed;
        alternatives += parsed.value.length;
        if (alternatives > MAX_ALTERNATIVES)
            return (0,result/* failure */.V)(tooLarge(pattern, `there are more than ${MAX_ALTERNATIVES} patterns`));
        for (const segments of parsed.value)
            matchers.push(...variants(segments).map(compileSegments));
    }
    const [only, ...others] = matchers;
    if (only !== undefined && others.length === 0)
        return (0,result/* success */.k)({ matches: only });
    return (0,result/* success */.k)({ matches: (path) => matchers.some((matcher) => matcher(path)) });
}
function parsePattern(pattern) {
    if (Buffer.byteLength(pattern) > MAX_PATTERN_BYTES)
        return (0,result/* failure */.V)(tooLarge(pattern, `it is longer than ${MAX_PATTERN_BYTES} bytes`));
    if (pattern === '')
        return (0,result/* failure */.V)(invalid(pattern, 'Say which files are meant.'));
    if (pattern.startsWith('!'))
        return (0,result/* failure */.V)(invalid(pattern, "A pattern cannot be negated: use 'exclude', or write '\\!' for the character itself."));
    const expanded = expandBraces(pattern);
    if (!expanded.ok)
        return (0,result/* failure */.V)(fromFault(pattern, expanded.error));
    const alternatives = [];
    for (const alternative of expanded.value) {
        const problem = findEscape(pattern, alternative);
        if (problem !== undefined)
            return (0,result/* failure */.V)(problem);
        const segments = parseAlternative(alternative);
        if (!segments.ok)
            return (0,result/* failure */.V)(fromFault(pattern, segments.error));
        alternatives.push(segments.value);
    }
    return (0,result/* success */.k)(alternatives);
}
function parseAlternative(alternative) {
    const isAnchored = /\/./.test(alternative);
    const sources = alternative.replace(/^\.\//, '').replace(/\/$/, '/**').split('/');
    const segments = isAnchored ? [] : [GLOBSTAR];
    for (const source of sources) {
        const segment = parseSegment(source);
        if (!segment.ok)
            return segment;
        const repeats = segment.value.kind === 'globstar' && segments.at(-1)?.kind === 'globstar';
        if (!repeats)
            segments.push(segment.value);
    }
    return (0,result/* success */.k)(segments);
}
/** What must not be in a pattern once its braces are written out: the rules for paths, but for wildcards and escapes. */
function findEscape(pattern, alternative) {
    const shown = `Glob pattern '${(0,path/* briefText */.Kg)(pattern)}'`;
    const outside = () => (0,tool_error/* toolError */.$4)('path_outside_working_dir', `${shown} is outside working directory`, "Use a pattern relative to it, such as 'src/**/*.ts'.");
    const denied = (why, suggestion) => (0,tool_error/* toolError */.$4)('path_denied', `${shown} is not allowed: ${why}`, suggestion);
    if (/[\p{Cc}\p{Surrogate}\u2028\u2029]/u.test(alternative))
        return denied('it has a control character', 'Remove the NUL, newline or other control character.');
    if (/^(?:\/|\\|[A-Za-z]:)/.test(alternative) && !/^\\[*?[\]{},!^-]/.test(alternative))
        return outside();
    if (alternative.split(/[/\\]/).includes('..'))
        return outside();
    if (/\\(?![*?[\]{},!^-])/.test(alternative))
        return denied('a backslash only makes a wildcard plain', "Separate directories by '/'.");
    if (/\/\/|(?:^|\/)\.(?:\/|$)/.test(alternative.replace(/^\.\/(?=.)/, '')))
        return denied("it has an empty segment or the segment '.'", "Write it plainly, such as 'src/*.ts'.");
    return undefined;
}
function fromFault(pattern, fault) {
    return fault.kind === 'limit' ? tooLarge(pattern, fault.reason) : invalid(pattern, fault.reason);
}
function invalid(pattern, advice) {
    return (0,tool_error/* toolError */.$4)('invalid_pattern', `Invalid glob pattern '${(0,path/* briefText */.Kg)(pattern)}'`, `${advice} Valid patterns look like '**/*.go' or 'src/**/*.{ts,tsx}'.`);
}
function tooLarge(pattern, why) {
    return (0,tool_error/* toolError */.$4)('limit_exceeded', `Glob pattern '${(0,path/* briefText */.Kg)(pattern)}' is too large: ${why}`, 'Use a shorter pattern, or several calls.');
}


/***/ }),

/***/ 9826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uh: () => (/* binding */ withLineEnding),
/* harmony export */   Yf: () => (/* binding */ dominantLineEnding),
/* harmony export */   ZX: () => (/* binding */ lineSpan),
/* harmony export */   ik: () => (/* binding */ newlineLengthBefore),
/* harmony export */   lt: () => (/* binding */ countLines),
/* harmony export */   mh: () => (/* binding */ lineAt),
/* harmony export */   vH: () => (/* binding */ isCrlfThroughout)
/* harmony export */ });
/** How many lines a text has. A final newline ends the last line and does not begin another. */
function countLines(text) {
    const ended = countNewlines(text, text.length);
    return text === '' || text.endsWith('\n') ? ended : ended + 1;
}
/** The line, from 1, that an offset lies in. */
function lineAt(text, offset) {
    return countNewlines(text, offset) + 1;
}
/** Where lines `first` to `last` (from 1, both included) lie, the newline of the last among them. */
function lineSpan(text, first, last) {
    const start = endOfLines(text, first - 1, 0);
    return { start, end: endOfLines(text, last - first + 1, start) };
}
/** The line ending that most lines have. */
function dominantLineEnding(text) {
    const { newlines, crlf } = countEndings(text);
    return crlf * 2 > newlines ? '\r\n' : '\n';
}
/** Whether a text has lines, and all of them end as on Windows. */
function isCrlfThroughout(text) {
    if (!text.includes('\r\n'))
        return false;
    const { newlines, crlf } = countEndings(text);
    return newlines === crlf;
}
/** A text with every line ended the one way. */
function withLineEnding(text, ending) {
    return text.replace(/\r?\n/g, ending);
}
/** How long the newline is that ends just before an offset: 0, 1 or 2. */
function newlineLengthBefore(text, offset) {
    if (text[offset - 1] !== '\n')
        return 0;
    return text[offset - 2] === '\r' ? 2 : 1;
}
function countNewlines(text, end) {
    let count = 0;
    for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1))
        count++;
    return count;
}
function endOfLines(text, lines, from) {
    let end = from;
    for (let line = 0; line < lines; line++) {
        const newline = text.indexOf('\n', end);
        if (newline < 0)
            return text.length;
        end = newline + 1;
    }
    return end;
}
function countEndings(text) {
    let newlines = 0;
    let crlf = 0;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
        newlines++;
        if (text[at - 1] === '\r')
            crlf++;
    }
    return { newlines, crlf };
}


/***/ }),

/***/ 6798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ compileReplacement)
});

// EXTERNAL MODULE: ./build/js/src/model/escape-regex.js
var escape_regex = __webpack_require__(1236);
// EXTERNAL MODULE: ./build/js/src/model/result.js
var result = __webpack_require__(7424);
// EXTERNAL MODULE: ./build/js/src/model/tool-error.js
var tool_error = __webpack_require__(2936);
// EXTERNAL MODULE: ./build/js/src/workspace/lines.js
var lines = __webpack_require__(9826);
// EXTERNAL MODULE: ./build/js/src/model/wording.js
var wording = __webpack_require__(493);
;// CONCATENATED MODULE: ./build/js/src/workspace/replace-template.js



const DOLLAR = /\$(?:(\$)|(&)|([`'])|<([^>]*)>|(\d\d?))/g;
/**
 * Reads `$1`, `$<name>`, `$&` and `$$` as `String.replace` does, but refuses what would silently insert something the
 * author did not write: the text before or after a match, and groups that the expression does not have.
 */
function parseTemplate(replacement, expression) {
    const { count, names } = groupsOf(expression);
    const parts = [];
    let from = 0;
    for (const match of replacement.matchAll(DOLLAR)) {
        const [whole, dollar, ampersand, around, name, digits] = match;
        if (match.index > from)
            parts.push(replacement.slice(from, match.index));
        from = match.index + whole.length;
        if (dollar !== undefined)
            parts.push('$');
        else if (ampersand !== undefined)
            parts.push([0]);
        else if (around !== undefined)
            return (0,result/* failure */.V)(refuseAround(whole));
        else if (name !== undefined) {
            const groups = names.get(name);
            if (groups === undefined)
                return (0,result/* failure */.V)(unknownGroup(whole, count, [...names.keys()]));
            parts.push(groups);
        }
        else if (digits !== undefined) {
            const group = groupNumber(digits, count);
            if (group === undefined)
                return (0,result/* failure */.V)(unknownGroup(whole, count, [...names.keys()]));
            parts.push([group]);
            // `$12` with fewer than 12 groups is group 1 and the digit 2.
            if (Number(digits) !== group)
                parts.push(digits.slice(1));
        }
    }
    if (from < replacement.length)
        parts.push(replacement.slice(from));
    return (0,result/* success */.k)(parts);
}
function expandTemplate(template, groups) {
    let text = '';
    for (const part of template) {
        if (typeof part === 'string')
            text += part;
        else
            for (const group of part)
                text += groups[group] ?? '';
    }
    return text;
}
function groupNumber(digits, count) {
    const both = Number(digits);
    if (both >= 1 && both <= count)
        return both;
    const first = Number(digits[0]);
    return digits.length === 2 && first >= 1 && first <= count ? first : undefined;
}
/** An expression that also matches nothing tells its groups without a text that it matches. */
function groupsOf(expression) {
    const flags = expression.flags.replace(/[gy]/g, '');
    const count = (new RegExp(`${expression.source}|`, flags).exec('')?.length ?? 1) - 1;
    return { count, names: namesOf(expression.source) };
}
/** Named groups are numbered among the others, in the order of their opening brackets. */
function namesOf(source) {
    const names = new Map();
    let group = 0;
    // Escapes and classes are skipped whole: a bracket in them opens nothing.
    for (const token of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|\(\?<([^=!>][^>]*)>|\((?!\?)/gs)) {
        if (!token[0].startsWith('('))
            continue;
        group++;
        if (token[1] !== undefined)
            names.set(token[1], [...(names.get(token[1]) ?? []), group]);
    }
    return names;
}
function refuseAround(reference) {
    return (0,tool_error/* toolError */.$4)('invalid_arguments', `Replacement has ${reference}, which would insert the text ${reference === "$'" ? 'after' : 'before'} each match`, `Write $${reference} for the characters ${reference}, or capture the text in a group and use $1.`);
}
function unknownGroup(reference, count, names) {
    const named = names.length === 0 ? '' : ` (named: ${names.join(', ')})`;
    return (0,tool_error/* toolError */.$4)('invalid_arguments', `Replacement has ${reference}, but the pattern has ${(0,wording/* countOf */.pq)(count, 'group')}${named}`, `Use a group that the pattern has, $& for the whole match, or $${reference} for the characters ${reference}.`);
}

// EXTERNAL MODULE: ./build/js/src/workspace/search/pattern.js + 1 modules
var search_pattern = __webpack_require__(3395);
;// CONCATENATED MODULE: ./build/js/src/workspace/replace-regex.js






function compileRegexReplacement(request) {
    const pattern = (0,search_pattern/* regexPattern */.I)(request.find, request);
    if (!pattern.ok)
        return pattern;
    if (!request.multiline && namesNewline(request.find))
        return (0,result/* failure */.V)(needsMultiline(request.find));
    const flags = wholeCharacterFlags(request.find, `g${pattern.value.flags}`);
    const inText = new RegExp(request.find, `${flags}m${request.multiline ? 's' : ''}`);
    const inLine = new RegExp(request.find, flags);
    const template = parseTemplate(request.replace, inLine);
    if (!template.ok)
        return template;
    const makeEdit = (match, offset) => {
        const start = offset + match.index;
        return { start, end: start + match[0].length, replacement: expandTemplate(template.value, match) };
    };
    return (0,result/* success */.k)({
        sieve: sieveFor(pattern.value),
        edits(text) {
            if (request.multiline)
                return Array.from(text.matchAll(inText), (match) => makeEdit(match, 0));
            const quick = pattern.value.strategy === 'line' ? undefined : editWithinLines(text, inText, makeEdit);
            return quick ?? editLines(text, inLine, makeEdit);
        },
        written: [request.find, ...template.value.filter((part) => typeof part === 'string')],
        needsTimeLimit: true,
    });
}
function sieveFor({ required, flags }) {
    if (required === undefined)
        return undefined;
    // With the flags `iu`, a letter outside ASCII each is the same as `k` and as `s`.
    const isSure = !flags.includes('i') || !/[ks]/i.test(required.join(''));
    return isSure ? { source: required.map(escape_regex/* escapeRegex */.$).join('|'), flags, literal: undefined, required, strategy: 'text' } : undefined;
}
/** Line by line, as grep does: no match sees or takes the end of a line. */
function editLines(text, regex, makeEdit) {
    const edits = [];
    for (let start = 0; start < text.length;) {
        const newline = text.indexOf('\n', start);
        const next = newline < 0 ? text.length : newline + 1;
        const line = text.slice(start, next - (0,lines/* newlineLengthBefore */.ik)(text, next));
        for (const match of line.matchAll(regex))
            edits.push(makeEdit(match, start));
        start = next;
    }
    return edits;
}
/** The same, several times faster: all lines at once, or nothing if that would make a difference. */
function editWithinLines(text, regex, makeEdit) {
    // To `^` and `$` these end a line too.
    if (['\r', '\u2028', '\u2029'].some((end) => text.includes(end)))
        return undefined;
    const endOfLines = text === '' || text.endsWith('\n') ? text.length : Number.POSITIVE_INFINITY;
    const edits = [];
    for (const match of text.matchAll(regex)) {
        if (match[0].includes('\n'))
            return undefined;
        // Behind the last newline there is no line, but an empty match is found there too.
        if (match.index < endOfLines)
            edits.push(makeEdit(match, 0));
    }
    return edits;
}
/** Adds `u` where the expression allows it: without, `.` takes one half of an emoji and leaves the other. */
function wholeCharacterFlags(source, flags) {
    if (flags.includes('u'))
        return flags;
    try {
        new RegExp(source, `${flags}u`);
        return `${flags}u`;
    }
    catch {
        return flags;
    }
}
/** Whether an expression asks for a newline outside a character class. */
function namesNewline(source) {
    for (const [token] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|\n/gs))
        if (token === '\\n' || token === '\n')
            return true;
    return false;
}
function needsMultiline(source) {
    return (0,tool_error/* toolError */.$4)('invalid_arguments', `Pattern '${source.replaceAll('\n', '\\n')}' has a newline, but matches stay within a line`, 'Set multiline to true to let matches span lines.');
}

;// CONCATENATED MODULE: ./build/js/src/workspace/replace.js






function compileReplacement(request) {
    if (request.isRegex)
        return compileRegexReplacement(request);
    if (request.multiline)
        return (0,result/* failure */.V)((0,tool_error/* toolError */.$4)('invalid_arguments', 'multiline is for regular expressions', 'Leave it out: plain text with newlines is found as it is.'));
    return (0,result/* success */.k)(literalReplacement(request));
}
function literalReplacement({ find, replace, caseSensitive }) {
    const line = longestLine(find);
    const search = caseSensitive ? indexesOf : indexesOfAnyCase;
    return {
        sieve: line === '' ? undefined : (0,search_pattern/* literalPattern */.K)(line, { caseSensitive }),
        edits(text) {
            const adapted = adaptToCrlf(text, find, replace);
            const length = adapted.find.length;
            return search(text, adapted.find).map((start) => ({ start, end: start + length, replacement: adapted.replace }));
        },
        written: [find, replace],
        needsTimeLimit: false,
    };
}
function indexesOf(text, find) {
    const indexes = [];
    for (let at = text.indexOf(find); at >= 0; at = text.indexOf(find, at + find.length))
        indexes.push(at);
    return indexes;
}
/** Without the flag `u`, what is found is as long as what was looked for. */
function indexesOfAnyCase(text, find) {
    return Array.from(text.matchAll(new RegExp((0,escape_regex/* escapeRegex */.$)(find), 'gi')), (match) => match.index);
}
/**
 * In a file whose lines all end as on Windows, a plain newline means that line ending. Whoever writes a carriage return
 * means the very characters: that is how line endings are converted.
 */
function adaptToCrlf(text, find, replace) {
    const hasNewline = find.includes('\n') || replace.includes('\n');
    if (!hasNewline || find.includes('\r') || !(0,lines/* isCrlfThroughout */.vH)(text))
        return { find, replace };
    return { find: (0,lines/* withLineEnding */.Uh)(find, '\r\n'), replace: replace.includes('\r') ? replace : (0,lines/* withLineEnding */.Uh)(replace, '\r\n') };
}
function longestLine(text) {
    return text.split(/\r?\n/).reduce((longest, line) => (line.length > longest.length ? line : longest));
}


/***/ }),

/***/ 3395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ literalPattern),
  I: () => (/* binding */ regexPattern)
});

// EXTERNAL MODULE: ./build/js/src/model/escape-regex.js
var escape_regex = __webpack_require__(1236);
// EXTERNAL MODULE: ./build/js/src/model/result.js
var result = __webpack_require__(7424);
// EXTERNAL MODULE: ./build/js/src/model/tool-error.js
var tool_error = __webpack_require__(2936);
;// CONCATENATED MODULE: ./build/js/src/workspace/search/required-text.js
const MAX_STRINGS = 12;
const UNKNOWN = { exact: undefined, contains: undefined };
/** An assertion: it takes no room, so what stands around it stays adjacent. */
const NO_WIDTH = { exact: [''], contains: undefined };
/**
 * Finds text that every match of a valid regular expression contains, so that files and lines without it need not be
 * looked at. Knowing too little is safe: whatever is not surely understood counts as unknown.
 */
function requiredText(source) {
    const part = new Reader(source).alternatives();
    return better(usable(part.exact), usable(part.contains));
}
class Reader {
    #source;
    #at = 0;
    constructor(source) {
        this.#source = source;
    }
    alternatives() {
        const branches = [this.#sequence()];
        while (this.#peek() === '|') {
            this.#at++;
            branches.push(this.#sequence());
        }
        const [only] = branches;
        return branches.length === 1 && only !== undefined ? only : oneOf(branches);
    }
    #sequence() {
        let run = [''];
        let isExact = true;
        let best;
        const endRun = () => {
            best = better(best, usable(run));
            run = [''];
            isExact = false;
        };
        while (this.#at < this.#source.length && this.#peek() !== '|' && this.#peek() !== ')') {
            const atom = this.#atom();
            const { least, most } = this.#quantifier();
            const part = repeat(atom, least, most);
            const longer = part.exact === undefined ? undefined : joinAll(run, part.exact);
            if (longer !== undefined) {
                run = longer;
                continue;
            }
            if (least >= 1 && atom.exact !== undefined)
                run = joinAll(run, atom.exact) ?? run;
            endRun();
            best = better(best, part.contains);
            best = better(best, usable(part.exact));
        }
        if (isExact)
            return { exact: run, contains: undefined };
        return { exact: undefined, contains: better(best, usable(run)) };
    }
    #atom() {
        const char = this.#next();
        switch (char) {
            case '(':
                return this.#group();
            case '[':
                return this.#characterClass();
            case '\\':
                return this.#escape();
            case '^':
            case '$':
                return NO_WIDTH;
            case '.':
                return UNKNOWN;
            default:
                return oneCharacter(char);
        }
    }
    #group() {
        const opening = /^\?(?:[:=!]|<[=!]|<[^>]*>|[a-z]*(?:-[a-z]*)?:)/.exec(this.#source.slice(this.#at))?.[0] ?? '';
        this.#at += opening.length;
        const inside = this.alternatives();
        this.#at++;
        if (/^\?<?[=!]/.test(opening))
            return NO_WIDTH;
        const isPlain = opening === '' || opening === '?:' || opening.startsWith('?<');
        return isPlain ? inside : UNKNOWN;
    }
    #characterClass() {
        const start = this.#at;
        while (this.#peek() !== ']')
            this.#at += this.#peek() === '\\' ? 2 : 1;
        const inside = this.#source.slice(start, this.#at);
        this.#at++;
        const isShortList = /^[^\\^\-\ud800-\udfff]{1,4}$/.test(inside);
        return isShortList ? oneOf([...inside].map(oneCharacter)) : UNKNOWN;
    }
    #escape() {
        const rest = this.#source.slice(this.#at);
        const long = /^(?:x[0-9a-f]{2}|u[0-9a-f]{4}|u\{[0-9a-f]+\}|[pP]\{[^}]*\}|k<[\w$]+>|c[a-z]|\d+)/i.exec(rest)?.[0];
        const char = this.#next();
        if (long !== undefined) {
            this.#at += long.length - 1;
            return UNKNOWN;
        }
        if (char === 'b' || char === 'B')
            return NO_WIDTH;
        if (char === 't')
            return oneCharacter('\t');
        return /[A-Za-z0-9]/.test(char) ? UNKNOWN : oneCharacter(char);
    }
    #quantifier() {
        const [all = '', simple, least, comma, most] = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(this.#source.slice(this.#at, this.#at + 24)) ?? [];
        this.#at += all.length;
        if (all === '')
            return { least: 1, most: 1 };
        if (simple !== undefined)
            return { least: simple === '+' ? 1 : 0, most: simple === '?' ? 1 : Number.POSITIVE_INFINITY };
        if (comma === '')
            return { least: Number(least), most: Number(least) };
        return { least: Number(least), most: most === '' ? Number.POSITIVE_INFINITY : Number(most) };
    }
    #peek() {
        return this.#source.charAt(this.#at);
    }
    #next() {
        return this.#source.charAt(this.#at++);
    }
}
/** Half of a surrogate pair has no bytes of its own to look for. */
function oneCharacter(char) {
    return /^[\ud800-\udfff\n\r]?$/.test(char) ? UNKNOWN : { exact: [char], contains: undefined };
}
function repeat(part, least, most) {
    if (least === 1 && most === 1)
        return part;
    if (least === 0)
        return most === 1 && part.exact !== undefined ? { exact: [...part.exact, ''], contains: undefined } : UNKNOWN;
    return { exact: undefined, contains: better(usable(part.exact), part.contains) };
}
function oneOf(parts) {
    if (parts.every((part) => part.exact !== undefined)) {
        const exact = [...new Set(parts.flatMap((part) => part.exact ?? []))];
        if (exact.length <= MAX_STRINGS)
            return { exact, contains: undefined };
    }
    const needed = parts.map((part) => better(usable(part.exact), part.contains));
    const contains = [...new Set(needed.flatMap((strings) => strings ?? []))];
    const isKnown = needed.every((strings) => strings !== undefined) && contains.length <= MAX_STRINGS;
    return { exact: undefined, contains: isKnown ? contains : undefined };
}
function joinAll(heads, tails) {
    if (heads.length * tails.length > MAX_STRINGS)
        return undefined;
    return heads.flatMap((head) => tails.map((tail) => head + tail));
}
function usable(strings) {
    return strings === undefined || strings.includes('') ? undefined : strings;
}
function better(a, b) {
    if (a === undefined || b === undefined)
        return a ?? b;
    return worth(b) > worth(a) ? b : a;
}
/** Long strings are rare ones, and each further string is another pass over the file. */
function worth(strings) {
    return Math.min(8, ...strings.map((text) => text.length)) - 2 * (strings.length - 1);
}

;// CONCATENATED MODULE: ./build/js/src/workspace/search/pattern.js




function literalPattern(text, options) {
    return {
        source: (0,escape_regex/* escapeRegex */.$)(text),
        flags: options.caseSensitive ? '' : 'i',
        literal: text,
        required: [text],
        strategy: /[\n\r]/.test(text) ? 'line' : 'text',
    };
}
/** Reads a JavaScript regular expression; with `\p{\u2026}` or `\u{\u2026}` in it, one with the flag `u`. */
function regexPattern(source, options) {
    const flags = `${options.caseSensitive ? '' : 'i'}${/\\[pPu]\{/.test(source) ? 'u' : ''}`;
    try {
        new RegExp(source, flags);
    }
    catch (error) {
        return (0,result/* failure */.V)(explainInvalid(source, error.message));
    }
    const isLiteral = source !== '' && !/[\\^$.*+?()[\]{}|\ud800-\udfff]/.test(source);
    if (isLiteral)
        return (0,result/* success */.k)(literalPattern(source, options));
    return (0,result/* success */.k)({ source, flags, literal: undefined, required: requiredText(source), strategy: strategyFor(source) });
}
/** Only ever errs towards the slower way. */
function strategyFor(source) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a control character in a pattern may be a line end
    const mayMatchLineEnd = /\\[sWDnrcpPxufv]|\\0|\\\d\d|\[\^|\\t-|[\u0000-\u001f\u2028\u2029]/.test(source);
    const hasAnchor = /[$^]|\\B/.test(source);
    const hasLookaround = /\(\?<?[=!]/.test(source);
    const hasModifiers = /\(\?[a-z-]/.test(source);
    if (hasModifiers || (hasLookaround && (mayMatchLineEnd || hasAnchor)))
        return 'line';
    return mayMatchLineEnd || hasAnchor ? 'text-then-line' : 'text';
}
const ADVICE = [
    ['Unterminated group', 'unclosed group', "Close every '(' by ')', or write '\\(' to find a parenthesis."],
    ["Unmatched ')'", "')' without '('", "Open a group by '(' before it, or write '\\)' to find a parenthesis."],
    ['Unterminated character class', 'unclosed character class', "Close every '[' by ']', or write '\\[' to find a bracket."],
    ['Nothing to repeat', 'nothing to repeat', "Put something before '*', '+' or '?', or write '\\*' to find the character itself."],
    ['Lone quantifier brackets', 'braces without something to repeat', "Write '\\{' and '\\}' to find braces."],
    ['\\ at end of pattern', 'a backslash at the end', "Write '\\\\' to find a backslash."],
    ['Invalid group', 'unknown kind of group', "Use '(\u2026)' or '(?:\u2026)'. For any case, set case_sensitive to false instead of '(?i)'."],
    ['Range out of order', 'a range that ends before it begins', "Write ranges upwards, such as '[a-z]'."],
    ['numbers out of order', 'a repetition that ends before it begins', "Write the smaller number first, such as '{2,5}'."],
];
function explainInvalid(source, message) {
    const reason = message.slice(message.lastIndexOf(': ') + 2);
    const advice = ADVICE.find(([known]) => reason.toLowerCase().startsWith(known.toLowerCase()));
    const words = advice?.[1] ?? `${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
    const suggestion = advice?.[2] ?? "Use JavaScript's syntax, such as 'async fn.*execute', and a backslash before special characters.";
    return (0,tool_error/* toolError */.$4)('invalid_pattern', `Invalid regex pattern: ${words}`, `${suggestion} The pattern was '${source.slice(0, 200)}'.`);
}


/***/ }),

/***/ 4010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Go: () => (/* binding */ isBinary),
/* harmony export */   Id: () => (/* binding */ markLength),
/* harmony export */   _S: () => (/* binding */ refuseForeignText),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   wx: () => (/* binding */ encodeText),
/* harmony export */   yv: () => (/* binding */ UTF8_MARK_BYTES)
/* harmony export */ });
/* harmony import */ var _model_bytes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7682);
/* harmony import */ var _model_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7424);
/* harmony import */ var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2936);



const UTF8_MARK_BYTES = 3;
/** As git does: a NUL in the beginning makes a file binary. */
const BINARY_PROBE_BYTES = 8000;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
function isBinary(bytes) {
    return bytes.subarray(0, BINARY_PROBE_BYTES).includes(0);
}
/** How many bytes at the beginning are a byte-order mark of UTF-8 and no text. */
function markLength(bytes) {
    return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? UTF8_MARK_BYTES : 0;
}
/** Reads bytes as text that `encodeText` turns back into the same bytes, or refuses. */
function decodeText(bytes, shown) {
    if (isBinary(bytes))
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)((0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__/* .toolError */ .$4)('encoding_unsupported', `File '${shown}' is binary`, 'Text tools leave binary files alone. Exclude it.'));
    const mark = markLength(bytes);
    try {
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_1__/* .success */ .k)({ text: utf8.decode(bytes.subarray(mark)), encoding: mark > 0 ? 'utf8-bom' : 'utf8' });
    }
    catch {
        if (hasUtf16Mark(bytes))
            return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)((0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__/* .toolError */ .$4)('encoding_unsupported', `File '${shown}' is neither UTF-8 nor a single-byte encoding`, 'Convert it to UTF-8 first, or exclude it.'));
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_1__/* .success */ .k)({ text: (0,_model_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .asBuffer */ .bS)(bytes).toString('latin1'), encoding: 'single-byte' });
    }
}
function encodeText({ text, encoding }) {
    switch (encoding) {
        case 'utf8':
            return Buffer.from(text, 'utf8');
        case 'utf8-bom':
            return Buffer.from(`\ufeff${text}`, 'utf8');
        case 'single-byte':
            return Buffer.from(text, 'latin1');
    }
}
/** Whether text can go into a file of that encoding. Which letter a byte above 127 is, nobody can tell: ASCII only. */
function refuseForeignText(inserted, encoding, shown) {
    // Half of a pair would be written as U+FFFD, and finding one would cut a character of the file in two.
    if (!inserted.isWellFormed())
        return (0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__/* .toolError */ .$4)('encoding_unsupported', `The text for file '${shown}' has half of a surrogate pair`, 'Give a text of whole characters.');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII, controls and all
    if (encoding !== 'single-byte' || /^[\u0000-\u007f]*$/.test(inserted))
        return undefined;
    return (0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__/* .toolError */ .$4)('encoding_unsupported', `File '${shown}' is not UTF-8, and the text to find or insert is not plain ASCII`, 'Convert the file to UTF-8 first, or use ASCII text only.');
}
/** The two bytes of a UTF-16 mark next to each other are no text in any single-byte encoding people use. */
function hasUtf16Mark(bytes) {
    for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
        if (bytes[at + 1] === 0xfe || bytes[at - 1] === 0xfe)
            return true;
    }
    return false;
}


/***/ })

};
