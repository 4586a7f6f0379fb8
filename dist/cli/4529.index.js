export const id = 4529;
export const ids = [4529];
export const modules = {
	10601: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { f: () => fileModeOf });
		function fileModeOf(permissions) {
			return permissions & 64 ? "100755" : "100644";
		}
	}),
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
	52847: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CD: () => attempt,
			I: () => kindOf,
			Ur: () => realDisk,
			_: () => OPEN_TO_READ
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var _model_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10601);
		var _model_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97424);
		let OPEN_TO_READ = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
		let realDisk = {
			entry(path) {
				let stats = attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(path, {
					bigint: !0,
					throwIfNoEntry: !1
				}));
				if (stats.ok) return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.k)(stats.value === void 0 ? void 0 : describe(stats.value));
				return stats.error.code === "ENOENT" || stats.error.code === "ENOTDIR" ? (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.k)(void 0) : stats;
			},
			readFile(path, limit = Infinity) {
				return attempt(() => {
					let file = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(path, OPEN_TO_READ);
					try {
						let stats = node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(file);
						if (!stats.isFile()) throw Object.assign(Error("not a regular file"), { code: stats.isDirectory() ? "EISDIR" : "ENOTREG" });
						return {
							bytes: readUpTo(file, Math.min(stats.size, limit)),
							size: stats.size,
							mode: (0, _model_change_js__WEBPACK_IMPORTED_MODULE_2__.f)(stats.mode)
						};
					} finally {
						node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file);
					}
				});
			},
			readDirectory(path) {
				return attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(path, { withFileTypes: !0 }).map((entry) => ({
					name: entry.name,
					kind: kindOf(entry)
				})));
			},
			async walk(folder, request) {
				let { walkFolder } = await Promise.all([__webpack_require__.e(5648), __webpack_require__.e(8249)]).then(__webpack_require__.bind(__webpack_require__, 18249));
				return walkFolder(folder, request);
			},
			canWriteInto(directory) {
				return attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync(directory, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK)).ok;
			},
			realPath(path) {
				return attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path));
			}
		};
		function attempt(call) {
			try {
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.k)(call());
			} catch (error) {
				let code = error.code;
				if (typeof code != "string") throw error;
				return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_1__.V)({
					code,
					message: error.message
				});
			}
		}
		function readUpTo(file, size) {
			let bytes = Buffer.allocUnsafeSlow(size);
			let filled = 0;
			for (; filled < size;) {
				let read = node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync(file, bytes, filled, size - filled, null);
				if (read === 0) break;
				filled += read;
			}
			return filled === size ? bytes : bytes.subarray(0, filled);
		}
		function describe(stats) {
			return {
				kind: kindOf(stats),
				size: Number(stats.size),
				mode: (0, _model_change_js__WEBPACK_IMPORTED_MODULE_2__.f)(Number(stats.mode)),
				get fingerprint() {
					return `${stats.dev}:${stats.ino}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}`;
				}
			};
		}
		function kindOf(entry) {
			if (entry.isFile()) return "file";
			if (entry.isDirectory()) return "directory";
			return entry.isSymbolicLink() ? "symlink" : "other";
		}
	})
};
