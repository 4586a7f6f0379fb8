"use strict";
exports.id = 257;
exports.ids = [257];
exports.modules = { 257: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		FrameTransport: () => FrameTransport,
		takeStdio: () => takeStdio
	});
	__webpack_require__(4472);
	var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7853);
	let MAX_FRAME_BYTES = 67108864;
	var FrameTransport = class {
		onclose;
		onerror;
		onmessage;
		#pipe;
		#isClosed = !1;
		#writing = Promise.resolve();
		constructor(pipe) {
			this.#pipe = pipe;
		}
		async start() {
			this.#read();
		}
		send(message) {
			if (this.#isClosed) return Promise.resolve();
			let line = `${JSON.stringify(_types_js__WEBPACK_IMPORTED_MODULE_1__.v.parse(message))}\n`;
			this.#writing = this.#writing.then(() => this.#pipe.write(line)).catch(() => this.close());
			return this.#writing;
		}
		async close() {
			if (this.#isClosed) return;
			this.#isClosed = !0;
			this.onclose?.();
		}
		async #read() {
			let pieces = [];
			let size = 0;
			let isTooLong = !1;
			try {
				for await (let chunk of this.#pipe.input) {
					let from = 0;
					for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
						pieces.push(chunk.subarray(from, end));
						isTooLong || size + end - from > MAX_FRAME_BYTES ? this.#refuse(_types_js__WEBPACK_IMPORTED_MODULE_1__.d.InvalidRequest, "The frame is too long") : this.#take(Buffer.concat(pieces).toString("utf8").trim());
						pieces = [];
						size = 0;
						isTooLong = !1;
						from = end + 1;
					}
					size += chunk.length - from;
					isTooLong ||= size > MAX_FRAME_BYTES;
					isTooLong ? pieces = [] : pieces.push(chunk.subarray(from));
					if (this.#isClosed) return;
				}
			} catch (error) {
				this.onerror?.(error);
			}
			await this.close();
		}
		#take(line) {
			if (line === "" || this.#isClosed) return;
			let value;
			try {
				value = JSON.parse(line);
			} catch {
				this.#refuse(_types_js__WEBPACK_IMPORTED_MODULE_1__.d.ParseError, "The frame is not JSON");
				return;
			}
			let message = _types_js__WEBPACK_IMPORTED_MODULE_1__.v.safeParse(value);
			message.success ? this.onmessage?.(message.data) : this.#refuse(_types_js__WEBPACK_IMPORTED_MODULE_1__.d.InvalidRequest, "The frame is not a message of JSON-RPC 2.0");
		}
		#refuse(code, message) {
			this.onerror?.(Error(message));
			this.send({
				jsonrpc: "2.0",
				error: {
					code,
					message
				}
			});
		}
	};
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
