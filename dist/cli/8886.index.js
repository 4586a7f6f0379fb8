export const id = 8886;
export const ids = [8886];
export const modules = {

/***/ 5480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ assertNever)
/* harmony export */ });
/** Ends an exhaustive `switch`: the compiler complains when a case is missing. */
function assertNever(value) {
    throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 7424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ failure),
/* harmony export */   k: () => (/* binding */ success)
/* harmony export */ });
function success(value) {
    return { ok: true, value };
}
function failure(error) {
    return { ok: false, error };
}


/***/ }),

/***/ 1453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ succeeded),
/* harmony export */   g: () => (/* binding */ failed)
/* harmony export */ });
/* harmony import */ var _tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2936);

function succeeded(value, output, extras = {}) {
    return { ok: true, value, output, warnings: extras.warnings ?? [], filesAffected: extras.filesAffected ?? [] };
}
function failed(code, message, suggestion, cause) {
    return { ok: false, error: (0,_tool_error_js__WEBPACK_IMPORTED_MODULE_0__/* .toolError */ .$4)(code, message, suggestion, cause) };
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

/***/ 2805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ defineTool)
/* harmony export */ });
/** Gives a tool's literal its types, and builds its schemas only once. */
function defineTool(definition) {
    return { ...definition, args: once(definition.args), outputs: once(definition.outputs) };
}
function once(make) {
    let made;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}


/***/ }),

/***/ 8886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fetchWebpage: () => (/* binding */ fetchWebpage)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(5395);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(3759);
// EXTERNAL MODULE: ./build/js/src/model/assert-never.js
var assert_never = __webpack_require__(5480);
// EXTERNAL MODULE: ./build/js/src/model/result.js
var result = __webpack_require__(7424);
// EXTERNAL MODULE: ./build/js/src/model/tool-error.js
var tool_error = __webpack_require__(2936);
// EXTERNAL MODULE: ./build/js/src/model/tool-result.js
var tool_result = __webpack_require__(1453);
// EXTERNAL MODULE: ./build/js/src/model/wording.js
var wording = __webpack_require__(493);
// EXTERNAL MODULE: ./build/js/src/tools/tool.js
var tool = __webpack_require__(2805);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./build/js/src/tools/web-content.js

/** Types that are never shown as text, whatever their bytes look like. */
const BINARY_TYPE = /^(?:image\/(?!svg\+xml)|audio\/|video\/|font\/|application\/(?:octet-stream|pdf|zip|gzip|wasm|x-tar|vnd\.ms-|x-7z))/i;
const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]{1,40})/i;
const UTF_16 = /^utf-?16/i;
/** The bytes of an answer as text, in the character set that its type names, or else UTF-8. */
function decodeWebContent(bytes, contentType, isTruncated) {
    const charset = CHARSET.exec(contentType)?.[1] ?? 'utf-8';
    const isBinary = BINARY_TYPE.test(contentType.trim()) || (bytes.includes(0) && !UTF_16.test(charset));
    if (isBinary)
        return { text: undefined, warnings: ['Content is not text and is left out; size and sha256 describe it'] };
    const decoder = decoderFor(charset);
    // A character that the limit cut in two is left out.
    const text = (decoder ?? new external_node_util_.TextDecoder()).decode(bytes, { stream: isTruncated });
    return { text, warnings: decoder === undefined ? [`Unknown character set '${charset}', read as UTF-8`] : [] };
}
function decoderFor(charset) {
    try {
        return new external_node_util_.TextDecoder(charset);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/js/src/tools/tool_fetch_webpage.js









const KB = 1024;
const MB = 1024 * KB;
const MAX_URL_CHARACTERS = 8_192;
/** The parser would drop or rewrite these without a word, and another URL than the approved one would be fetched. */
const REWRITTEN = /[\p{Cc}\p{Surrogate}\s\\]/u;
const fetchWebpage = (0,tool/* defineTool */.u)({
    name: 'fetch_webpage',
    summary: 'Fetch content from a web page.',
    category: 'Network',
    effect: 'external',
    risk: 'dangerous',
    permissions: ['Network'],
    args: () => schemas/* strictObject */.rej({
        url: schemas/* string */.YjP().check(schemas/* describe */.q0y('URL to fetch (must be http or https)')),
        timeout_seconds: schemas/* _default */.Rvf(schemas/* int */.Whr().check(api/* _gte */.qm(1), api/* _lte */.Zm(60), schemas/* describe */.q0y('Request timeout in seconds (default: 10)')), 10),
    }),
    outputs: () => schemas/* strictObject */.rej({
        url: schemas/* string */.YjP().check(schemas/* describe */.q0y('URL that answered, after redirects')),
        status_code: schemas/* int */.Whr().check(schemas/* describe */.q0y('HTTP status; 404 is an answer too')),
        content_length: schemas/* int */.Whr().check(schemas/* describe */.q0y('Bytes received, at most 1 MB')),
        content_type: schemas/* string */.YjP().check(schemas/* describe */.q0y('Media type without its parameters, empty when the server names none')),
        content: schemas/* string */.YjP().check(schemas/* describe */.q0y('The text of the page; empty when it is not text')),
        truncated: schemas/* boolean */.zMY().check(schemas/* describe */.q0y('Whether there was more than 1 MB')),
        hops: schemas/* array */.YOg(schemas/* string */.YjP()).check(schemas/* describe */.q0y('Every URL asked, in order')),
        sha256: schemas/* string */.YjP().check(schemas/* describe */.q0y('SHA-256 of the bytes received')),
    }),
    metadata: ['url', 'status_code', 'content_length', 'content_type'],
    termination: 'Use terminate=false when the page is read to go on with; terminate=true when fetching it was all that was asked for.',
    examples: [
        { description: 'Fetch a page', args: { url: 'https://example.com' } },
        { description: 'Give a slow server more time', args: { url: 'https://example.com/data.json', timeout_seconds: 30 } },
    ],
    async run(args, { http, limits, allowPrivateHosts, signal }) {
        const url = parseUrl(args.url);
        if (!url.ok)
            return url;
        const outcome = await http.get({
            url: url.value,
            timeoutMs: args.timeout_seconds * 1000,
            maxBytes: limits.fetchBytes,
            allowPrivate: allowPrivateHosts,
            signal,
        });
        if (outcome.kind !== 'answered')
            return (0,result/* failure */.V)(describeFailure(outcome, args.timeout_seconds));
        const content = decodeWebContent(outcome.bytes, outcome.contentType, outcome.truncated);
        const value = {
            url: outcome.hops.length > 1 ? (outcome.hops.at(-1) ?? args.url) : args.url,
            status_code: outcome.status,
            content_length: outcome.bytes.length,
            content_type: outcome.contentType.split(';')[0]?.trim().toLowerCase() ?? '',
            content: content.text ?? '',
            truncated: outcome.truncated,
            hops: [...outcome.hops],
            sha256: (0,external_node_crypto_.createHash)('sha256').update(outcome.bytes).digest('hex'),
        };
        const warnings = [...warnAbout(outcome, limits.fetchBytes), ...content.warnings];
        return (0,tool_result/* succeeded */.P)(value, `Fetched content from ${value.url} (${showSize(outcome.bytes.length)})`, { warnings });
    },
});
function parseUrl(text) {
    const invalid = (0,tool_error/* toolError */.$4)('invalid_arguments', 'Invalid URL format', "Give a whole URL, such as 'https://example.com/page'.");
    if (text.length > MAX_URL_CHARACTERS || REWRITTEN.test(text) || !URL.canParse(text))
        return (0,result/* failure */.V)(invalid);
    const url = new URL(text);
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
        return (0,result/* failure */.V)((0,tool_error/* toolError */.$4)('network_denied', `Only http and https URLs can be fetched, not '${url.protocol}'`, 'Use an http:// or https:// URL.'));
    return /^https?:\/\//i.test(text) ? (0,result/* success */.k)(url) : (0,result/* failure */.V)(invalid);
}
function describeFailure(outcome, timeoutSeconds) {
    switch (outcome.kind) {
        case 'denied':
            return (0,tool_error/* toolError */.$4)('network_denied', `Not allowed to fetch - ${outcome.message}`, 'Use a public address. Whoever runs Sous can allow a private host by name: --allow-host HOST.');
        case 'too_many_redirects':
            return (0,tool_error/* toolError */.$4)('limit_exceeded', `Failed to fetch - ${outcome.message}`, 'Fetch the final URL directly.');
        case 'timed_out':
            return (0,tool_error/* toolError */.$4)('timed_out', `Request timed out after ${(0,wording/* countOf */.pq)(timeoutSeconds, 'second')}`, 'Raise timeout_seconds (at most 60), or try again later.');
        case 'cancelled':
            return (0,tool_error/* toolError */.$4)('cancelled', 'Request was cancelled', 'Fetch it again when it is wanted after all.');
        case 'failed':
            return (0,tool_error/* toolError */.$4)('network_failed', `Failed to fetch - ${outcome.message}`, 'Check the address and that its server can be reached, then try again.');
        default:
            return (0,assert_never/* assertNever */.x)(outcome);
    }
}
function warnAbout({ status, truncated }, limit) {
    const warnings = truncated ? [`Response too large (>${limit / MB}MB), truncating`] : [];
    return status >= 400 ? [...warnings, `The server answered with status ${status}`] : warnings;
}
function showSize(bytes) {
    if (bytes < KB)
        return (0,wording/* countOf */.pq)(bytes, 'byte');
    return bytes < MB ? `${(bytes / KB).toFixed(1)} KB` : `${(bytes / MB).toFixed(1)} MB`;
}


/***/ })

};
