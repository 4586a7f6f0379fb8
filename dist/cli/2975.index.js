export const id = 2975;
export const ids = [2975];
export const modules = {
	63717: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			It: () => encodeValue,
			Ym: () => encodeRecord,
			_v: () => encodeNumber,
			hz: () => encodeList,
			m: () => parseDigest,
			ol: () => digestOf,
			sc: () => sha256,
			wx: () => encodeText
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var _byte_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60474);
		var _path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59986);
		var _result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97424);
		var _tool_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22936);
		let DIGEST = /^[0-9a-f]{64}$/;
		function encodeRecord(fields) {
			let parts = [];
			for (let [tag, bytes] of fields) {
				if (bytes === void 0) continue;
				let head = Buffer.alloc(12);
				head.writeUInt32BE(tag, 0);
				head.writeBigUInt64BE(BigInt(bytes.length), 4);
				parts.push(head, bytes);
			}
			return Buffer.concat(parts);
		}
		function encodeList(items) {
			return encodeRecord(items.map((item) => [1, item]));
		}
		function encodeText(text) {
			if (text.isWellFormed()) return Buffer.from(text, "utf8");
			let parts = [];
			for (let character of text) {
				let unit = character.charCodeAt(0);
				let isHalf = character.length === 1 && unit >= 55296 && unit <= 57343;
				parts.push(isHalf ? Buffer.from([
					224 | unit >> 12,
					128 | unit >> 6 & 63,
					128 | unit & 63
				]) : Buffer.from(character));
			}
			return Buffer.concat(parts);
		}
		function encodeNumber(value) {
			if (!Number.isFinite(value)) throw Error(`A plan has no number ${value}.`);
			let bytes = Buffer.alloc(8);
			bytes.writeDoubleBE(value === 0 ? 0 : value);
			return bytes;
		}
		function encodeValue(value) {
			if (value === null) return encodeRecord([[1, new Uint8Array()]]);
			if (typeof value == "boolean") return encodeRecord([[2, Buffer.from([+!!value])]]);
			if (typeof value == "number") return encodeRecord([[3, encodeNumber(value)]]);
			if (typeof value == "string") return encodeRecord([[4, encodeText(value)]]);
			if (Array.isArray(value)) return encodeRecord([[5, encodeList(value.map(encodeValue))]]);
			if (typeof value != "object") throw Error(`A plan has no value of type ${typeof value}.`);
			return encodeRecord([[6, encodeList(Object.entries(value).filter(([, item]) => item !== void 0).sort(([a], [b]) => (0, _byte_order_js__WEBPACK_IMPORTED_MODULE_3__.X)(a, b)).map(([key, item]) => encodeRecord([[1, encodeText(key)], [2, encodeValue(item)]])))]]);
		}
		function digestOf(domain, record) {
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(`${domain}\0`).update(record).digest("hex");
		}
		function sha256(bytes) {
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", bytes, "hex");
		}
		function parseDigest(text) {
			if (DIGEST.test(text)) return (0, _result_js__WEBPACK_IMPORTED_MODULE_4__.k)(text);
			return (0, _result_js__WEBPACK_IMPORTED_MODULE_4__.V)((0, _tool_error_js__WEBPACK_IMPORTED_MODULE_2__.$4)("digest_malformed", `'${(0, _path_js__WEBPACK_IMPORTED_MODULE_1__.Kg)(text)}' is not the digest of a plan: that has 64 characters out of 0-9 and a-f`, "Copy the whole digest from the preview."));
		}
	}),
	24243: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { q: () => parseJson });
		var _result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97424);
		function parseJson(text) {
			try {
				return (0, _result_js__WEBPACK_IMPORTED_MODULE_0__.k)(JSON.parse(text));
			} catch {
				let scan = new Scan(text);
				let message = scan.findFault() ?? "not JSON";
				let before = text.slice(0, scan.at);
				return (0, _result_js__WEBPACK_IMPORTED_MODULE_0__.V)({
					line: before.split("\n").length,
					column: scan.at - before.lastIndexOf("\n"),
					message
				});
			}
		}
		let SPACE = /[ \t\r\n]*/y;
		let SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;
		let STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
		class Scan {
			#text;
			at = 0;
			constructor(text) {
				this.#text = text;
			}
			findFault() {
				let open = [];
				for (;;) {
					this.#take(SPACE);
					let start = this.#text[this.at];
					if (start === "{" || start === "[") {
						this.at++;
						this.#take(SPACE);
						let close = start === "{" ? "}" : "]";
						if (this.#text[this.at] !== close) {
							open.push(close);
							if (start === "{") {
								let fault = this.#key();
								if (fault !== void 0) return fault;
							}
							continue;
						}
						this.at++;
					} else if (!this.#take(start === "\"" ? STRING : SCALAR)) return this.#fault("a value");
					for (;;) {
						this.#take(SPACE);
						let close = open.at(-1);
						if (close === void 0) return this.at < this.#text.length ? this.#fault("the end") : void 0;
						if (this.#text[this.at] === close) {
							this.at++;
							open.pop();
							continue;
						}
						if (this.#text[this.at] !== ",") return this.#fault(`',' or '${close}'`);
						this.at++;
						if (close === "}") {
							let fault = this.#key();
							if (fault !== void 0) return fault;
						}
						break;
					}
				}
			}
			#key() {
				this.#take(SPACE);
				if (!this.#take(STRING)) return this.#fault("a name in double quotes");
				this.#take(SPACE);
				if (this.#text[this.at] !== ":") return this.#fault("':'");
				this.at++;
			}
			#fault(expected) {
				let found = this.#text[this.at];
				return `expected ${expected}, found ${found === void 0 ? "the end of the text" : JSON.stringify(found)}`;
			}
			#take(pattern) {
				pattern.lastIndex = this.at;
				if (!pattern.test(this.#text)) return !1;
				this.at = pattern.lastIndex;
				return !0;
			}
		}
	}),
	91453: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => succeeded,
			g: () => failed
		});
		var _tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
		function succeeded(value, output, extras = {}) {
			return {
				ok: !0,
				value,
				output,
				warnings: [],
				filesAffected: [],
				...extras
			};
		}
		function failed(code, message, suggestion, cause) {
			return {
				ok: !1,
				error: (0, _tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)(code, message, suggestion, cause)
			};
		}
	})
};
