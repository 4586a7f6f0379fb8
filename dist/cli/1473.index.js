export const id = 1473;
export const ids = [1473];
export const modules = {

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
