"use strict";
exports.id = 5441;
exports.ids = [5441];
exports.modules = { 5441: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { exampleTools: () => exampleTools });
	__webpack_require__(4472);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
	var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8403);
	let exampleTools = [(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.nt)({
		name: "example_echo",
		summary: "Say a text back: an example of how a tool is written, and a way to try a client out.",
		category: "Content",
		effect: "read",
		risk: "read_only",
		permissions: [],
		args: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)({
			text: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Zn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)("What to say")),
			style: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Nn)((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Pn)(["plain", "loud"]).check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)("How to say it")), "plain")
		}),
		outputs: () => (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Xn)({ text: (0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Zn)().check((0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.zn)("What was said")) }),
		metadata: [],
		termination: "Use terminate=true: there is nothing to follow.",
		examples: [{
			description: "Say hello",
			args: { text: "hello" }
		}],
		run({ text, style }) {
			let said = style === "loud" ? text.toUpperCase() : text;
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.o)({ text: said }, said);
		}
	})];
}) };
