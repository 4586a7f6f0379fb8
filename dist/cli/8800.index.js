"use strict";
exports.id = 8800;
exports.ids = [8800];
exports.modules = { 8800: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { askOnTerminal: () => askOnTerminal });
	__webpack_require__(4472);
	var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
	var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
	var node_readline__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(481);
	var node_tty__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7066);
	let TERMINAL = "/dev/tty";
	let CHUNK_BYTES = 4096;
	async function askOnTerminal(question, signal) {
		let input = signal.aborted ? void 0 : answers();
		if (input === void 0) return;
		input.setRawMode?.(!0);
		dropTypedAhead();
		let reader = (0, node_readline__WEBPACK_IMPORTED_MODULE_3__.createInterface)({
			input,
			output: process.stderr
		});
		try {
			let answer = await new Promise((resolve) => {
				reader.on("SIGINT", () => process.emit("SIGINT"));
				reader.on("SIGCONT", () => reader.resume());
				let leave = () => resolve(void 0);
				reader.on("close", leave);
				signal.addEventListener("abort", leave, { once: !0 });
				reader.question(question, resolve);
			});
			answer === void 0 && process.stderr.write("\n");
			return answer;
		} finally {
			reader.close();
			input !== process.stdin && input.destroy();
		}
	}
	function answers() {
		if (!process.stdin.readableEnded) return process.stdin;
		let file = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync(TERMINAL, "r"));
		return file.ok ? new node_tty__WEBPACK_IMPORTED_MODULE_4__.ReadStream(file.value) : void 0;
	}
	function dropTypedAhead() {
		let file = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync(TERMINAL, node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_NONBLOCK));
		if (!file.ok) return;
		let typed = Buffer.alloc(CHUNK_BYTES);
		for (let more = !0; more;) {
			let read = (0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.readSync(file.value, typed, 0, CHUNK_BYTES, null));
			more = read.ok && read.value > 0;
		}
		node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync(file.value);
	}
}) };
