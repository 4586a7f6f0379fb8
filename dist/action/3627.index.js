"use strict";
exports.id = 3627;
exports.ids = [3627];
exports.modules = {
	8850: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => replacePrivateFile });
		var _shared_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6351);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
		var node_crypto__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7598);
		function replacePrivateFile(file, content) {
			node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file), {
				recursive: !0,
				mode: 448
			});
			let fresh = `${file}.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_3__.randomUUID)()}`;
			try {
				node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync(fresh, content, {
					mode: 384,
					flag: "wx"
				});
				node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync(fresh, file);
			} catch (error) {
				(0, _shared_js__WEBPACK_IMPORTED_MODULE_0__.Mt)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(fresh, { force: !0 }));
				throw error;
			}
		}
	}),
	3627: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { fileHistory: () => fileHistory });
		__webpack_require__(9604);
		var _private_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8850);
		var _shared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6351);
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
					(0, _shared_js__WEBPACK_IMPORTED_MODULE_2__.Mt)(() => (0, _private_file_js__WEBPACK_IMPORTED_MODULE_1__.t)(file, `${stored}\n`));
				}
			};
		}
		function readRecord(file) {
			let content = _shared_js__WEBPACK_IMPORTED_MODULE_2__.Pt.readFile(file, 1048576);
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
