export const id = 3664;
export const ids = [3664];
export const modules = {
	44529: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { replacePrivateFile: () => replacePrivateFile });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _real_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52847);
		function replacePrivateFile(file, content) {
			node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file), {
				recursive: !0,
				mode: 448
			});
			let fresh = `${file}.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
			try {
				node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync(fresh, content, {
					mode: 384,
					flag: "wx"
				});
				node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync(fresh, file);
			} catch (error) {
				(0, _real_disk_js__WEBPACK_IMPORTED_MODULE_3__.CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(fresh, { force: !0 }));
				throw error;
			}
		}
	}),
	83664: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { fileHistory: () => fileHistory });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var _private_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44529);
		var _real_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52847);
		let MAX_OUTPUT_CHARACTERS = 65536;
		function fileHistory({ stateFolder, root }) {
			let file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(stateFolder, "history", `${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(root).digest("hex").slice(0, 32)}.json`);
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
					(0, _real_disk_js__WEBPACK_IMPORTED_MODULE_3__.CD)(() => (0, _private_file_js__WEBPACK_IMPORTED_MODULE_2__.replacePrivateFile)(file, `${stored}\n`));
				}
			};
		}
		function readRecord(file) {
			let content = _real_disk_js__WEBPACK_IMPORTED_MODULE_3__.Ur.readFile(file, 1048576);
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
