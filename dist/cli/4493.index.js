export const id = 4493;
export const ids = [4493,7263];
export const modules = {

/***/ 7263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ addApproval),
/* harmony export */   readApprovals: () => (/* binding */ readApprovals)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _engine_decide_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5638);
/* harmony import */ var _model_json_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4243);
/* harmony import */ var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7424);
/* harmony import */ var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2936);
/* harmony import */ var _system_private_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4529);






const KEYS = {
    tool: 'string',
    pattern: 'string',
    expires: 'string',
    enabled: 'boolean',
    root: 'string',
};
/** The user's own approval rules. A file that cannot be read whole is an error: half of the rules is not a policy. */
function readApprovals(file) {
    let text;
    try {
        const stats = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file, { throwIfNoEntry: false });
        if (stats === undefined)
            return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .success */ .k)({ rules: [], problems: [] });
        if (process.platform !== 'win32' && (stats.mode & 0o022) !== 0)
            return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .failure */ .V)(broken(file, 'others than its owner may change it', `Run: chmod 600 ${file}`));
        text = node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, 'utf8');
    }
    catch (error) {
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .failure */ .V)(broken(file, error.message, 'Make it readable, or delete it.'));
    }
    const parsed = (0,_model_json_text_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .q)(text);
    if (!parsed.ok) {
        const { line, column, message } = parsed.error;
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .failure */ .V)(broken(file, message, 'Correct it, or delete it.', `:${line}:${column}`));
    }
    const rules = parsed.value?.rules;
    if (!Array.isArray(rules))
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .failure */ .V)(broken(file, "it has no list 'rules'", 'Write {"rules": []}, or delete it.'));
    const problem = rules.map(findShapeProblem).find((found) => found !== undefined);
    if (problem !== undefined)
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .failure */ .V)(broken(file, problem, 'Correct it, or delete it.'));
    return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .success */ .k)({ rules, problems: (0,_engine_decide_js__WEBPACK_IMPORTED_MODULE_5__/* .findRuleProblems */ .mk)(rules).map((found) => `${file}: ${found}`) });
}
/** Adds a rule, in a file that only the user can read and change. */
function addApproval(file, rule) {
    const present = readApprovals(file);
    if (!present.ok)
        return present;
    try {
        (0,_system_private_file_js__WEBPACK_IMPORTED_MODULE_2__/* .replacePrivateFile */ .o)(file, `${JSON.stringify({ rules: [...present.value.rules, rule] }, undefined, 2)}\n`);
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .success */ .k)(undefined);
    }
    catch (error) {
        return (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .failure */ .V)(broken(file, error.message, 'Make its folder writable.'));
    }
}
function findShapeProblem(rule, i) {
    const where = `rule ${i + 1}`;
    if (typeof rule !== 'object' || rule === null || Array.isArray(rule))
        return `${where} is not an object`;
    for (const [key, value] of Object.entries(rule)) {
        if (!Object.hasOwn(KEYS, key))
            return `${where} has the unknown key '${key}'`;
        if (typeof value !== KEYS[key])
            return `'${key}' of ${where} must be a ${KEYS[key]}`;
    }
    return 'tool' in rule && 'pattern' in rule ? undefined : `${where} needs 'tool' and 'pattern'`;
}
function broken(file, why, suggestion, position = '') {
    return (0,_model_tool_error_js__WEBPACK_IMPORTED_MODULE_1__/* .toolError */ .$4)('io_error', `Approval rules ${file}${position}: ${why}`, suggestion);
}


/***/ }),

/***/ 4493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  consented: () => (/* binding */ consented),
  terminalApprover: () => (/* binding */ terminalApprover)
});

// EXTERNAL MODULE: ./build/js/src/engine/decide.js + 1 modules
var decide = __webpack_require__(5638);
// EXTERNAL MODULE: ./build/js/src/model/protected-paths.js
var protected_paths = __webpack_require__(3186);
// EXTERNAL MODULE: ./build/js/src/report/printable.js
var printable = __webpack_require__(3985);
;// CONCATENATED MODULE: ./build/js/src/report/approval-display.js


const APPROVAL_QUESTION = 'Approve? (y/n/always): ';
const MAX_VALUE_CHARACTERS = 200;
/** The diff above names them all. */
const MAX_FILES = 10;
/** What a person sees before being asked. Commands and addresses are always shown whole; contents are in the diff. */
function renderApproval({ call, changes }) {
    const parameters = Object.entries(call.args).map(([name, value]) => `  ${name}: ${showValue(name, value, call.tool.effect === 'external')}`);
    return [
        `Tool: ${call.tool.name}`,
        parameters.length === 0 ? 'Parameters: none' : 'Parameters:',
        ...parameters,
        `Files affected: ${changes.length > 0 ? listFiles(changes) : unknownFiles(call.tool.permissions)}`,
        ...warnOfProtected(changes),
        `Risk level: ${call.tool.risk}`,
        '',
    ].join('\n');
}
function showValue(name, value, isShownWhole) {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    if (isShownWhole)
        return (0,printable/* printable */.g$)(text).replaceAll('\n', '\n    ');
    const isLong = name === 'content' || text.length > MAX_VALUE_CHARACTERS || text.includes('\n');
    return isLong ? `<${Buffer.byteLength(text)} bytes>` : (0,printable/* printableLine */.oy)(text);
}
function listFiles(changes) {
    const shown = changes.slice(0, MAX_FILES).map((change) => (0,printable/* printableLine */.oy)(change.path));
    const more = changes.length - shown.length;
    return `${shown.join(', ')}${more > 0 ? ` \u2026 and ${more} more (${changes.length} in all)` : ''}`;
}
function warnOfProtected(changes) {
    const warnings = changes.flatMap((change) => {
        const why = (0,protected_paths/* whyProtected */.f)(change);
        return why === undefined ? [] : [`${(0,printable/* printableLine */.oy)(change.path)} (${why})`];
    });
    return warnings.length === 0 ? [] : [`\u26a0 Look twice: ${warnings.join(', ')}`];
}
function unknownFiles(permissions) {
    return permissions.includes('RunCommands') ? 'known only after it ran' : 'none';
}

// EXTERNAL MODULE: ./build/js/src/report/terminal-result.js
var terminal_result = __webpack_require__(3324);
// EXTERNAL MODULE: ./build/js/src/entry/approvals-file.js
var approvals_file = __webpack_require__(7263);
;// CONCATENATED MODULE: ./build/js/src/entry/approvers.js




/** Consent that was given on the command line. It never says always, so there is nothing to remember. */
const consented = { ask: async () => 'approved', remember: async () => undefined };
const ANSWERS = { y: 'approved', yes: 'approved', n: 'refused', no: 'refused', always: 'always' };
/** The person at the terminal, shown the whole change before being asked. */
function terminalApprover({ console, root, approvalsFile, signal }) {
    return {
        async ask(request) {
            await showChanges(request, console);
            console.err(renderApproval(request));
            for (;;) {
                const answer = (await console.ask(`\n${APPROVAL_QUESTION}`, signal))?.trim().toLowerCase();
                if (answer === undefined)
                    return 'refused';
                if (answer === 'd')
                    await showChanges(request, console);
                else {
                    const known = Object.hasOwn(ANSWERS, answer) ? ANSWERS[answer] : undefined;
                    if (known !== undefined)
                        return known;
                    console.err('Answer y (yes), n (no), always (this very call, in this folder, from now on) or d (show the diff again).\n');
                }
            }
        },
        async remember(request) {
            const added = (0,approvals_file/* addApproval */.$)(approvalsFile, (0,decide/* ruleForCall */.gu)(request.call, root));
            if (added.ok)
                console.err(console.errStyle.dim(`Remembered in ${approvalsFile}\n`));
            else
                console.err((0,terminal_result/* renderError */.vr)(added.error, console.errStyle));
        },
    };
}
async function showChanges({ changes }, console) {
    if (changes.length === 0)
        return;
    const [{ diffChanges }, { renderDiff }] = await Promise.all([__webpack_require__.e(/* import() */ 7706).then(__webpack_require__.bind(__webpack_require__, 5325)), __webpack_require__.e(/* import() */ 8912).then(__webpack_require__.bind(__webpack_require__, 6531))]);
    console.err(`${renderDiff(changes, await diffChanges(changes), console.errStyle)}\n`);
}


/***/ }),

/***/ 3186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ whyProtected)
/* harmony export */ });
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9986);

/** Files that grant power later: whoever approves a change of one must not overlook it. In the form of `foldPath`. */
const PROTECTED = [
    [/^\.GITHUB\/(?:WORKFLOWS|ACTIONS)\//, 'runs in GitHub Actions'],
    [/^(?:.*\/)?ACTION\.YA?ML$/, 'runs in GitHub Actions'],
    [/^(?:\.GITHUB\/|DOCS\/)?CODEOWNERS$/, 'decides who must approve'],
    [/^\.GITHUB\/(?:SOUS(?:\.YA?ML$|\/)|RECIPES\/)/, 'decides what Sous may do'],
    [/^(?:\.GITHUB\/)?DEPENDABOT\.YA?ML$/, 'decides what is updated'],
    [/^(?:.*\/)?\.GIT(?:MODULES|ATTRIBUTES)$/, 'changes what git checks out'],
    [/^(?:.*\/)?(?:\.NPMRC|\.YARNRC(?:\.YML)?|\.PNPMFILE\.C?JS)$/, 'decides where packages come from'],
    [/^(?:.*\/)?(?:PACKAGE-LOCK\.JSON|NPM-SHRINKWRAP\.JSON|YARN\.LOCK|PNPM-LOCK\.YAML|BUN\.LOCKB?)$/, 'decides what is installed'],
    [/^(?:.*\/)?(?:POETRY|UV|CARGO|PIPFILE|GEMFILE|COMPOSER|FLAKE)\.LOCK$|^(?:.*\/)?GO\.SUM$/, 'decides what is installed'],
    [/^(?:.*\/)?(?:GNU)?MAKEFILE$/, 'executes on make'],
    [/^(?:.*\/)?\.HUSKY\/|^(?:.*\/)?\.PRE-COMMIT-CONFIG\.YAML$/, 'executes on commit'],
    [/^(?:.*\/)?\.VSCODE\/(?:TASKS|LAUNCH|SETTINGS)\.JSON$|^(?:.*\/)?\.DEVCONTAINER(?:\/|\.JSON$)/, 'executes when the folder is opened'],
];
const MANIFEST = /^(?:.*\/)?PACKAGE\.JSON$/;
/** Why a change needs a closer look, in words that follow the path; `undefined` for all others. */
function whyProtected(change) {
    const path = (0,_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(change.path);
    const rule = PROTECTED.find(([pattern]) => pattern.test(path));
    if (rule !== undefined)
        return rule[1];
    return MANIFEST.test(path) && changesScripts(change) ? 'executes on install' : undefined;
}
/** A manifest that cannot be read is not taken for harmless. */
function changesScripts(change) {
    if (change.kind === 'delete' || change.kind === 'create_directory')
        return false;
    const before = change.kind === 'update' ? scriptsOf(change.before) : '{}';
    const after = scriptsOf(change.after);
    return before === undefined || before !== after;
}
function scriptsOf(bytes) {
    try {
        const manifest = JSON.parse(Buffer.from(bytes).toString('utf8'));
        return JSON.stringify(manifest.scripts ?? {});
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 4529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ replacePrivateFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _real_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2847);




/** Replaces a file that only the user can read, in one step: a reader finds the old content or the new one. Throws. */
function replacePrivateFile(file, content) {
    node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file), { recursive: true, mode: 0o700 });
    const fresh = `${file}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync(fresh, content, { mode: 0o600, flag: 'wx' });
        node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync(fresh, file);
    }
    catch (error) {
        (0,_real_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(fresh, { force: true }));
        throw error;
    }
}


/***/ })

};
