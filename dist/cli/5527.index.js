export const id = 5527;
export const ids = [5527];
export const modules = { 55527: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { takeStdio: () => takeStdio });
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
