"use strict";
exports.id = 913;
exports.ids = [913];
exports.modules = {
	9859: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => refuseRequest,
			i: () => refuseRate,
			n: () => refusal,
			r: () => refuse,
			t: () => invokeStatusOf
		});
		var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(400);
		var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
		let STATUSES = {
			invalid_arguments: 400,
			not_found: 404,
			already_exists: 409,
			limit_exceeded: 409,
			disabled: 423,
			read_only: 403,
			corrupt_file: 409
		};
		function statusOf({ code }) {
			return STATUSES[code] ?? 500;
		}
		let INVOKE_STATUSES = {
			invalid_arguments: 400,
			network_denied: 403,
			secret_missing: 403,
			secret_origin_mismatch: 403,
			approval_needed: 403,
			approval_refused: 403,
			untrusted_recipe: 403,
			not_permitted: 403,
			disabled: 423,
			rate_limited: 429
		};
		function invokeStatusOf({ code }) {
			return INVOKE_STATUSES[code] ?? 200;
		}
		function refusal({ code, message, suggestion, problems }) {
			return {
				ok: !1,
				error: {
					code,
					message,
					suggestion,
					...problems !== void 0 && { problems }
				}
			};
		}
		function refuse(context, error, status = statusOf(error)) {
			error.retryAfterSeconds !== void 0 && context.header("Retry-After", String(error.retryAfterSeconds));
			return context.json(refusal(error), status);
		}
		function refuseRequest(context, status, message, suggestion) {
			return refuse(context, (0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("invalid_arguments", message, suggestion), status);
		}
		function refuseRate(context, message, waitSeconds) {
			let retryAfterSeconds = Math.ceil(waitSeconds);
			let suggestion = `Try again in ${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Ft)(retryAfterSeconds, "second")}, or start the server with another --rate.`;
			return refuse(context, {
				...(0, _entry_js__WEBPACK_IMPORTED_MODULE_0__.G)("rate_limited", message, suggestion),
				retryAfterSeconds
			}, 429);
		}
	}),
	913: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { malformedAnswer: () => malformedAnswer });
		__webpack_require__(4472);
		var _entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(400);
		var _answers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9859);
		function malformedAnswer({ code }) {
			let isLate = code === "ERR_HTTP_REQUEST_TIMEOUT";
			let body = JSON.stringify((0, _answers_js__WEBPACK_IMPORTED_MODULE_2__.n)((0, _entry_js__WEBPACK_IMPORTED_MODULE_1__.G)("invalid_arguments", messageFor(code), "Send less, or something else.")));
			return [
				`HTTP/1.1 ${isLate ? "408 Request Timeout" : "400 Bad Request"}`,
				"Content-Type: application/json",
				`Content-Length: ${Buffer.byteLength(body)}`,
				"Connection: close",
				"",
				body
			].join("\r\n");
		}
		function messageFor(code) {
			if (code === "HPE_HEADER_OVERFLOW") return "The address and the headers are too long";
			return code === "ERR_HTTP_REQUEST_TIMEOUT" ? "The request did not come to its end in time" : "This is no HTTP request";
		}
	})
};
