"use strict";
exports.id = 9762;
exports.ids = [9762];
exports.modules = { 9762: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { takeStdio: () => takeStdio });
	__webpack_require__(4472);
	function takeStdio({ stdin, stdout, stderr }) {
		let write = stdout.write.bind(stdout);
		stdout.on("error", () => void 0);
		stdout.write = stderr.write.bind(stderr);
		return {
			input: stdin,
			write: (line) => new Promise((resolve, reject) => {
				write(line, (error) => error == null ? resolve() : reject(error));
			})
		};
	}
}) };
