"use strict";
exports.id = 8935;
exports.ids = [8935, 766];
exports.modules = {
	766: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			n: () => replacePrivateFile,
			t: () => private_file_exports
		});
		var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4472);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
		var node_crypto__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7598);
		var private_file_exports = (0, _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.n)({ replacePrivateFile: () => replacePrivateFile });
		function replacePrivateFile(file, content) {
			node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_3__.dirname(file), {
				recursive: !0,
				mode: 448
			});
			let fresh = `${file}.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_4__.randomUUID)()}`;
			try {
				node_fs__WEBPACK_IMPORTED_MODULE_2__.writeFileSync(fresh, content, {
					mode: 384,
					flag: "wx"
				});
				node_fs__WEBPACK_IMPORTED_MODULE_2__.renameSync(fresh, file);
			} catch (error) {
				(0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.I)(() => node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync(fresh, { force: !0 }));
				throw error;
			}
		}
	}),
	8935: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { fileHistory: () => fileHistory });
		__webpack_require__(4472);
		var _private_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(766);
		var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(400);
		var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
		var node_crypto__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7598);
		let MAX_OUTPUT_CHARACTERS = 65536;
		function fileHistory({ stateFolder, root }) {
			let file = node_path__WEBPACK_IMPORTED_MODULE_3__.join(stateFolder, "history", `${(0, node_crypto__WEBPACK_IMPORTED_MODULE_4__.createHash)("sha256").update(root).digest("hex").slice(0, 32)}.json`);
			let latest;
			return {
				last() {
					latest ??= readRecord(file);
					return latest;
				},
				remember(record) {
					latest = record;
					let command = record.command.slice(0, MAX_OUTPUT_CHARACTERS);
					let stored = JSON.stringify({
						...record,
						command,
						output: shorten(record.output)
					});
					(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.I)(() => (0, _private_file_js__WEBPACK_IMPORTED_MODULE_1__.n)(file, `${stored}\n`));
				}
			};
		}
		function readRecord(file) {
			let content = _entry_js__WEBPACK_IMPORTED_MODULE_2__.R.readFile(file, 1048576);
			if (!content.ok) return;
			try {
				let { command, exitCode, output, executedAt } = JSON.parse(Buffer.from(content.value.bytes).toString("utf8"));
				return [
					command,
					output,
					executedAt
				].every((text) => typeof text == "string") ? {
					command,
					exitCode: Number.isInteger(exitCode) ? exitCode : void 0,
					output,
					executedAt
				} : void 0;
			} catch {
				return;
			}
		}
		function shorten(output) {
			if (output.length <= MAX_OUTPUT_CHARACTERS) return output;
			return `${output.slice(0, 32768).toWellFormed()}\n[\u2026]\n${output.slice(-32768).toWellFormed()}`;
		}
	})
};
