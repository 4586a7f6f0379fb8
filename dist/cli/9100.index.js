export const id = 9100;
export const ids = [9100];
export const modules = {
	59100: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { exampleTools: () => exampleTools });
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
		var _model_tool_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91453);
		let exampleTools = [(0, __webpack_require__(52805).u)({
			name: "example_echo",
			summary: "Say a text back: an example of how a tool is written, and a way to try a client out.",
			category: "Content",
			effect: "read",
			risk: "read_only",
			permissions: [],
			args: () => zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({
				text: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y("What to say")),
				style: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_2__.k5n(["plain", "loud"]).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y("How to say it")), "plain")
			}),
			outputs: () => zod_mini__WEBPACK_IMPORTED_MODULE_2__.rej({ text: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.q0y("What was said")) }),
			metadata: [],
			termination: "Use terminate=true: there is nothing to follow.",
			examples: [{
				description: "Say hello",
				args: { text: "hello" }
			}],
			run({ text, style }) {
				let said = style === "loud" ? text.toUpperCase() : text;
				return (0, _model_tool_result_js__WEBPACK_IMPORTED_MODULE_0__.P)({ text: said }, said);
			}
		})];
	}),
	52805: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => defineTool });
		function defineTool(definition) {
			return {
				...definition,
				args: once(definition.args),
				outputs: once(definition.outputs)
			};
		}
		function once(make) {
			let made;
			return () => {
				made ??= { value: make() };
				return made.value;
			};
		}
	})
};
