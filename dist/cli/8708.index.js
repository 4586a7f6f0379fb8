export const id = 8708;
export const ids = [8708];
export const modules = {

/***/ 8049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DD: () => (/* binding */ asList),
/* harmony export */   Kd: () => (/* binding */ listArgument),
/* harmony export */   bp: () => (/* binding */ textArgument),
/* harmony export */   eS: () => (/* binding */ previewArgument)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5395);

/** Text that goes into a file: half a surrogate pair would silently become another character. */
function textArgument(description) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .refine */ .YPB((text) => text.isWellFormed(), 'has half of a surrogate pair, which no file can hold'), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y(description));
}
/** One string or several; `asList` reads it. */
function listArgument(description) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())]).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y(description)));
}
function asList(value) {
    if (value === undefined)
        return [];
    return typeof value === 'string' ? [value] : value;
}
/** What a tool that stages changes may offer: the invoker does the rest. */
function previewArgument() {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0y('Return the diff and change nothing')));
}


/***/ }),

/***/ 8188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sv: () => (/* binding */ encodeContent),
  lT: () => (/* binding */ makeEdit),
  GU: () => (/* binding */ openTextFile),
  n1: () => (/* binding */ stageEdit),
  g$: () => (/* binding */ tooLarge)
});

// EXTERNAL MODULE: ./build/js/src/model/path.js
var model_path = __webpack_require__(9986);
// EXTERNAL MODULE: ./build/js/src/model/result.js
var result = __webpack_require__(7424);
// EXTERNAL MODULE: ./build/js/src/model/tool-error.js
var tool_error = __webpack_require__(2936);
// EXTERNAL MODULE: ./build/js/src/model/wording.js
var wording = __webpack_require__(493);
// EXTERNAL MODULE: ./build/js/src/workspace/text.js
var workspace_text = __webpack_require__(4010);
;// CONCATENATED MODULE: ./build/js/src/workspace/text-edits.js

/** Says where edits of a text lie in the bytes it was read from. The edits are sorted and do not overlap. */
function toByteEdits({ text, encoding }, bytes, edits) {
    const encode = rememberLast((replacement) => encodeReplacement(replacement, encoding));
    const skipped = encoding === 'utf8-bom' ? workspace_text/* UTF8_MARK_BYTES */.yv : 0;
    const isOneByteEach = bytes.length - skipped === text.length;
    let seenUnits = 0;
    let seenBytes = skipped;
    const position = (unit) => {
        if (isOneByteEach)
            return unit + skipped;
        seenBytes += Buffer.byteLength(text.slice(seenUnits, unit));
        seenUnits = unit;
        return seenBytes;
    };
    return edits.map((edit) => {
        const start = position(edit.start);
        return { start, end: position(edit.end), replacement: encode(edit.replacement) };
    });
}
/** The bytes after sorted edits that do not overlap. Whatever lies between them is copied as it is. */
function applyEdits(bytes, edits) {
    let length = bytes.length;
    for (const edit of edits)
        length += edit.replacement.length - (edit.end - edit.start);
    const result = Buffer.allocUnsafeSlow(length);
    let from = 0;
    let to = 0;
    for (const edit of edits) {
        result.set(bytes.subarray(from, edit.start), to);
        to += edit.start - from;
        result.set(edit.replacement, to);
        to += edit.replacement.length;
        from = edit.end;
    }
    result.set(bytes.subarray(from), to);
    return result;
}
/** Whether an edit begins or ends between the two halves of a character outside the basic plane. */
function splitsCharacter(text, { start, end }) {
    return isInsidePair(text, start) || isInsidePair(text, end);
}
function isInsidePair(text, offset) {
    return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(Math.max(0, offset - 1), offset + 1));
}
function encodeReplacement(replacement, encoding) {
    return (0,workspace_text/* encodeText */.wx)({ text: replacement, encoding: encoding === 'utf8-bom' ? 'utf8' : encoding });
}
/** Thousands of edits in a row mostly insert the same text. */
function rememberLast(make) {
    let last;
    return (text) => {
        if (last?.text !== text)
            last = { text, made: make(text) };
        return last.made;
    };
}

;// CONCATENATED MODULE: ./build/js/src/tools/edit-file.js






/** Reads a whole text file that a call names. */
async function openTextFile(given, context) {
    const path = (0,model_path/* parseRepoPath */.NP)(given);
    if (!path.ok)
        return path;
    const content = await readWhole(path.value, context);
    if (!content.ok)
        return content;
    const text = (0,workspace_text/* decodeText */.g7)(content.value.bytes, path.value);
    return text.ok ? (0,result/* success */.k)({ path: path.value, content: content.value, text: text.value }) : text;
}
/** Reads a file unless it is too large to edit. */
async function readWhole(path, { workspace, limits }) {
    const entry = await workspace.entry(path);
    if (!entry.ok)
        return entry;
    if (entry.value.kind === 'file' && entry.value.size > limits.writeFileBytes)
        return (0,result/* failure */.V)(tooLarge(`File '${path}'`, entry.value.size, limits.writeFileBytes));
    return workspace.read(path);
}
/** The bytes of a whole file that a call brings along. */
function encodeContent(content, { limits }) {
    const bytes = Buffer.from(content, 'utf8');
    return bytes.length > limits.writeFileBytes ? (0,result/* failure */.V)(tooLarge('Content', bytes.length, limits.writeFileBytes)) : (0,result/* success */.k)(bytes);
}
/**
 * Works out the bytes of a file after edits, or `undefined` when they are those it has. `written` is what the author of
 * the call wrote: text outside ASCII cannot go into, or be looked for in, a file that is not UTF-8.
 */
function makeEdit(request) {
    const { file, limit } = request;
    const { path, content, text } = file;
    for (const written of request.written) {
        const refusal = (0,workspace_text/* refuseForeignText */._S)(written, text.encoding, path);
        if (refusal !== undefined)
            return (0,result/* failure */.V)(refusal);
    }
    if (content.bytes.length !== text.text.length && request.edits.some((edit) => splitsCharacter(text.text, edit)))
        return (0,result/* failure */.V)(matchesHalf(path));
    const changing = request.edits.filter((edit) => text.text.slice(edit.start, edit.end) !== edit.replacement);
    if (changing.length === 0)
        return (0,result/* success */.k)(undefined);
    const edits = toByteEdits(text, content.bytes, changing);
    const bytes = applyEdits(content.bytes, edits);
    if (bytes.length > limit)
        return (0,result/* failure */.V)(tooLarge(`File '${path}' after the edit`, bytes.length, limit));
    return (0,result/* success */.k)({ path, before: content, bytes, edits });
}
/** Stages one edit of a file, and tells whether it changes anything. */
async function stageEdit(file, edit, { workspace, limits }) {
    const made = makeEdit({ file, edits: [edit], written: [edit.replacement], limit: limits.writeFileBytes });
    if (!made.ok)
        return made;
    if (made.value === undefined)
        return (0,result/* success */.k)(false);
    const { bytes, edits } = made.value;
    const staged = await workspace.stage(file.path, bytes, { from: file.content, edits });
    return staged.ok ? (0,result/* success */.k)(true) : staged;
}
function matchesHalf(path) {
    return (0,tool_error/* toolError */.$4)('invalid_pattern', `The pattern matches half of a character in '${path}'`, "Write the pattern without needless backslashes, such as '\\-', so that it is matched by whole characters.");
}
function tooLarge(what, size, limit) {
    return (0,tool_error/* toolError */.$4)('too_large', `${what} is too large: ${(0,wording/* sizeText */.lP)(size)}, the limit is ${(0,wording/* sizeText */.lP)(limit)}`, 'Work on a smaller file, or split the content.');
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

/***/ 9148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ nearestMiss)
/* harmony export */ });
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9826);

/** Comparing loosely costs several passes over the text; in a larger one a person looks faster. */
const MAX_COMPARED_CHARACTERS = 1_000_000;
const LIKENESSES = [
    { difference: 'line endings', simplify: (text) => text.replaceAll('\r\n', '\n') },
    { difference: 'case', simplify: (text) => text.toLowerCase() },
    { difference: 'the way accents are composed', simplify: (text) => text.normalize('NFC') },
    { difference: 'whitespace', simplify: dropWhitespace },
    { difference: 'whitespace and case', simplify: (text) => dropWhitespace(text.toLowerCase()) },
];
/** When a text was not found: says in a sentence where something very like it is, if anywhere. */
function nearestMiss(text, find) {
    if (text.length > MAX_COMPARED_CHARACTERS)
        return undefined;
    for (const { difference, simplify } of LIKENESSES) {
        const wanted = simplify(find);
        const at = wanted === '' ? -1 : simplify(text).indexOf(wanted);
        if (at >= 0)
            return `Line ${lineOfSimplified(text, simplify, at)} differs only in ${difference}.`;
    }
    return firstLineOf(text, find);
}
/** The line in the text itself of an offset in its simplified form, in which newlines may be missing. */
function lineOfSimplified(text, simplify, offset) {
    let low = 0;
    let high = text.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (simplify(text.slice(0, middle)).length > offset)
            high = middle;
        else
            low = middle + 1;
    }
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .lineAt */ .mh)(text, low - 1);
}
function firstLineOf(text, find) {
    const lines = find.split('\n').filter((line) => line.trim() !== '');
    const first = lines[0]?.trim();
    const at = first === undefined || lines.length < 2 ? -1 : text.indexOf(first);
    return at < 0 ? undefined : `Line ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .lineAt */ .mh)(text, at)} has its first line, but the lines after it differ.`;
}
function dropWhitespace(text) {
    return text.replace(/\s+/g, '');
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


/***/ })

};
