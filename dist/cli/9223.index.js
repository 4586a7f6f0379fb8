export const id = 9223;
export const ids = [9223];
export const modules = { 69223: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		packBundle: () => packBundle,
		unpackBundle: () => unpackBundle
	});
	var fflate__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51306);
	var _model_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97424);
	var _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22936);
	var _file_places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34196);
	var _read_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75183);
	let MAX_ZIP_BYTES = 16777216;
	let MAX_UNPACKED_BYTES = 67108864;
	let MAX_FILES = 20001;
	let MOMENT = new Date(1980, 0, 1);
	function packBundle({ bundle, tools }) {
		let folder = (0, _file_places_js__WEBPACK_IMPORTED_MODULE_1__.fileName)(bundle.slug);
		let files = [[`${folder}/${_file_places_js__WEBPACK_IMPORTED_MODULE_1__.BUNDLE_FILE}`, (0, _read_record_js__WEBPACK_IMPORTED_MODULE_2__.Pe)(bundle)], ...tools.map((tool) => [`${folder}/tools/${(0, _file_places_js__WEBPACK_IMPORTED_MODULE_1__.toolFileName)(tool.slug, tool.version)}`, (0, _read_record_js__WEBPACK_IMPORTED_MODULE_2__.Pe)(tool)])];
		return (0, fflate__WEBPACK_IMPORTED_MODULE_3__.L)(Object.fromEntries(files.map(([path, text]) => [path, (0, fflate__WEBPACK_IMPORTED_MODULE_3__._u)(text)])), {
			mtime: MOMENT,
			level: 9
		});
	}
	function unpackBundle(bytes) {
		if (bytes.length > MAX_ZIP_BYTES) return refuse(`it has more than ${MAX_ZIP_BYTES} bytes`);
		let [count, size] = [0, 0];
		let problem;
		let files;
		try {
			files = (0, fflate__WEBPACK_IMPORTED_MODULE_3__.AO)(bytes, { filter({ name, originalSize }) {
				count++;
				size += originalSize;
				problem === void 0 && count > MAX_FILES && (problem = `it has more than ${MAX_FILES} files`);
				problem === void 0 && size > MAX_UNPACKED_BYTES && (problem = `it would unpack to more than ${MAX_UNPACKED_BYTES} bytes`);
				problem === void 0 && !isSafe(name) && (problem = `'${name.slice(0, 100)}' is no place for a file of a bundle`);
				return problem === void 0 && !name.endsWith("/");
			} });
		} catch (error) {
			return refuse(`it is no ZIP file: ${error.message}`);
		}
		return problem === void 0 ? readFiles(files) : refuse(problem);
	}
	function readFiles(files) {
		let paths = Object.keys(files);
		let [bundlePath, ...others] = paths.filter((path) => /^[^/]+\/bundle\.json$/.test(path));
		if (bundlePath === void 0 || others.length > 0) return refuse("it must hold one folder with a bundle.json");
		let folder = bundlePath.slice(0, bundlePath.indexOf("/") + 1);
		let bundle = (0, _read_record_js__WEBPACK_IMPORTED_MODULE_2__.YZ)(textOf(files[bundlePath]), bundlePath);
		if (!bundle.ok) return refuse(faultText(bundle.error));
		let tools = [];
		for (let path of paths) {
			if (path === bundlePath) continue;
			if (!path.startsWith(`${folder}tools/`)) return refuse(`'${path}' does not belong to a bundle`);
			let tool = (0, _read_record_js__WEBPACK_IMPORTED_MODULE_2__.uz)(textOf(files[path]), path);
			if (!tool.ok) return refuse(faultText(tool.error));
			tools.push(tool.value);
		}
		return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.k)({
			bundle: bundle.value,
			tools
		});
	}
	let NAME = /^[a-z0-9.@~-]+$/;
	function isSafe(name) {
		let parts = name.replace(/\/$/, "").split("/");
		return parts.length <= 3 && parts.every((part) => NAME.test(part) && part !== "." && part !== "..");
	}
	function textOf(bytes) {
		return (0, fflate__WEBPACK_IMPORTED_MODULE_3__.he)(bytes ?? new Uint8Array());
	}
	function faultText({ path, line, column, message }) {
		return `${path}:${line}:${column}: ${message}`;
	}
	function refuse(why) {
		return (0, _model_result_js__WEBPACK_IMPORTED_MODULE_4__.V)((0, _model_tool_error_js__WEBPACK_IMPORTED_MODULE_0__.$4)("corrupt_file", `The file cannot be imported: ${why}`, "Nothing was changed. Export the bundle anew."));
	}
}) };
