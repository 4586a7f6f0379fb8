"use strict";
exports.id = 9108;
exports.ids = [9108, 6727];
exports.modules = { 6727: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { explainCommand: () => explainCommand });
	__webpack_require__(4472);
	var _list_1_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9132);
	var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(400);
	async function explainCommand(invocation) {
		let { console } = invocation;
		let options = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.n)("explain", invocation.argv, { maxWords: 1 });
		if (!options.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.f)(options.error, invocation);
		if (options.value.help) {
			console.out("Usage: sous explain <NAME|PATH> [--root DIR] [--json]\n\nSays what a recipe may do, what it takes, what it does step by step, and how to run it.\n");
			return _entry_js__WEBPACK_IMPORTED_MODULE_2__.l.done;
		}
		let { words, root, json } = options.value;
		if (words.length === 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.f)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("invalid_arguments", "Which recipe?", "Write sous explain <name>; 'sous list' lists them."), invocation);
		let opened = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.x)(invocation, root);
		if (!opened.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.f)(opened.error, invocation);
		let selected = await opened.value.select(words);
		if (!selected.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.f)(selected.error, invocation);
		let recipes = await opened.value.read(selected.value);
		let [first] = recipes;
		if (recipes.length === 1 && first?.recipe !== void 0) {
			let { recipeRecord, renderRecipePage } = await Promise.all([__webpack_require__.e(1219), __webpack_require__.e(7559)]).then(__webpack_require__.bind(__webpack_require__, 6534)).then((n) => n.n);
			let shown = {
				callName: opened.value.all.some((file) => file.path === first.path) ? first.name : first.path,
				recipe: first.recipe
			};
			console.out(json ? `${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.L)(recipeRecord(first.name, first.recipe))}\n` : renderRecipePage(shown, console.outStyle));
			return _entry_js__WEBPACK_IMPORTED_MODULE_2__.l.done;
		}
		if (recipes.every(({ recipe }) => recipe !== void 0)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.f)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("invalid_arguments", `${words[0]} holds several recipes`, "Name one of them."), invocation);
		json ? console.out(`${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.L)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.a)(recipes))}\n`) : console.err((0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.o)(recipes, console.errStyle) + (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.s)(recipes, console.errStyle));
		return _entry_js__WEBPACK_IMPORTED_MODULE_2__.l.badArguments;
	}
}) };
