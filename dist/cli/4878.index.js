"use strict";
exports.id = 4878;
exports.ids = [4878];
exports.modules = { 4878: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		openBundles: () => openBundles,
		openUsage: () => openUsage,
		switchedOffIn: () => switchedOffIn
	});
	__webpack_require__(4472);
	var _list_1_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9132);
	var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(400);
	var _bundle_views_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2441);
	var _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3380);
	var _shared_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8403);
	var _read_record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5246);
	var _check_tool_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3135);
	var _real_apply_disk_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4197);
	var _json_schema_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8638);
	var _list_2_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6085);
	var node_fs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3024);
	var node_path__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6760);
	var node_crypto__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7598);
	var node_timers_promises__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8500);
	var BundleFiles = class {
		#disk;
		#folders = new Map();
		#lookedAt = -Infinity;
		#generation = 0;
		#bundles = [];
		#faults = [];
		constructor(disk) {
			this.#disk = disk;
		}
		get generation() {
			return this.#generation;
		}
		get bundles() {
			return this.#bundles;
		}
		get faults() {
			return this.#faults;
		}
		refresh(now) {
			let isThorough = Math.abs(now - this.#lookedAt) > 1e3;
			isThorough && (this.#lookedAt = now);
			let names = this.#disk.names(_list_1_js__WEBPACK_IMPORTED_MODULE_1__.J);
			let folders = new Set(names.ok ? names.value : []);
			let isChanged = !names.ok;
			for (let name of this.#folders.keys()) folders.has(name) || (isChanged = this.#folders.delete(name));
			for (let name of folders) this.#refreshFolder(name, now, isThorough) && (isChanged = !0);
			isChanged && this.#gather(names.ok ? [] : [faultOf(_list_1_js__WEBPACK_IMPORTED_MODULE_1__.J, names.error)]);
		}
		#refreshFolder(name, now, isThorough) {
			let folder = `${_list_1_js__WEBPACK_IMPORTED_MODULE_1__.J}/${name}`;
			let stamps = [this.#disk.stamp(folder), this.#disk.stamp(`${folder}/tools`)];
			let mark = stamps.map((stamp) => stamp?.mark ?? "").join(" ");
			let isFresh = stamps.some((stamp) => stamp !== void 0 && Math.abs(now - stamp.changedAt) < 50);
			let known = this.#folders.get(name);
			if (known !== void 0 && known.mark === mark && !isThorough && !isFresh) return !1;
			return this.#readFolder(name, folder, mark);
		}
		#readFolder(name, folder, mark) {
			let known = this.#folders.get(name) ?? {
				mark: "",
				bundle: void 0,
				tools: new Map(),
				faults: []
			};
			let faults = [];
			let bundle = this.#readFile(`${folder}/${_list_1_js__WEBPACK_IMPORTED_MODULE_1__.Y}`, known.bundle, _read_record_js__WEBPACK_IMPORTED_MODULE_6__.r);
			let files = this.#disk.names(`${folder}/tools`);
			files.ok || faults.push(faultOf(`${folder}/tools`, files.error));
			let tools = new Map();
			for (let file of (files.ok ? files.value : []).toSorted()) {
				let path = `${folder}/tools/${file}`;
				let read = file.endsWith(".json") ? this.#readFile(path, known.tools.get(file), _read_record_js__WEBPACK_IMPORTED_MODULE_6__.a) : void 0;
				read === void 0 ? file.endsWith(".json") || faults.push({
					path,
					line: 1,
					column: 1,
					message: "no tool is in a file of such a name"
				}) : tools.set(file, read);
			}
			bundle === void 0 && tools.size > 0 && faults.push({
				path: `${folder}/${_list_1_js__WEBPACK_IMPORTED_MODULE_1__.Y}`,
				line: 1,
				column: 1,
				message: "is missing, so that its tools belong to no bundle"
			});
			let isChanged = bundle !== known.bundle || tools.size !== known.tools.size || [...tools].some(([file, read]) => known.tools.get(file) !== read) || JSON.stringify(faults) !== JSON.stringify(known.faults);
			this.#folders.set(name, {
				mark,
				bundle,
				tools,
				faults
			});
			return isChanged;
		}
		#readFile(path, known, read) {
			let stamp = this.#disk.stamp(path);
			if (stamp === void 0) return;
			if (known?.mark === stamp.mark) return known;
			let text = this.#disk.read(path);
			if (!text.ok) return {
				mark: stamp.mark,
				value: {
					ok: !1,
					error: faultOf(path, text.error)
				}
			};
			return text.value === void 0 ? void 0 : {
				mark: stamp.mark,
				value: read(text.value, path)
			};
		}
		#gather(faults) {
			this.#generation++;
			let found = [...faults];
			let bundles = [];
			let ids = new Map();
			for (let [name, { bundle, tools, faults: own }] of [...this.#folders].toSorted(([a], [b]) => a < b ? -1 : 1)) {
				found.push(...own);
				let read = [];
				for (let { value } of tools.values()) value.ok ? read.push(value.value) : found.push(value.error);
				if (bundle === void 0) continue;
				if (!bundle.value.ok) found.push(bundle.value.error);
				else {
					let folder = `${_list_1_js__WEBPACK_IMPORTED_MODULE_1__.J}/${name}`;
					let twin = ids.get(bundle.value.value.id);
					twin === void 0 ? bundles.push({
						record: bundle.value.value,
						folder,
						tools: read
					}) : found.push({
						path: `${folder}/${_list_1_js__WEBPACK_IMPORTED_MODULE_1__.Y}`,
						line: 1,
						column: 1,
						message: `has the same id as ${twin}/${_list_1_js__WEBPACK_IMPORTED_MODULE_1__.Y}`
					});
					ids.set(bundle.value.value.id, twin ?? folder);
				}
			}
			this.#bundles = bundles;
			this.#faults = found;
		}
	};
	function faultOf(path, { message }) {
		return {
			path,
			line: 1,
			column: 1,
			message: `cannot be read: ${message}`
		};
	}
	var BundleWriter = class {
		#disk;
		constructor(disk) {
			this.#disk = disk;
		}
		write(how, path, record) {
			let written = this.#disk[how](path, (0, _read_record_js__WEBPACK_IMPORTED_MODULE_6__.s)(record));
			if (written.ok) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(void 0);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(written.error.code === "EEXIST" ? (0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.c)(path) : (0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.a)(written.error));
		}
		createWhole({ bundle, tools }) {
			for (let [done, tool] of tools.entries()) {
				let made = this.write("create", (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.$)(bundle.slug, tool.slug, tool.version), tool);
				if (made.ok) continue;
				for (let written of tools.slice(0, done)) this.#disk.remove((0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.$)(bundle.slug, written.slug, written.version));
				return made;
			}
			return this.write("create", (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.X)(bundle.slug), bundle);
		}
		replaceBundle({ record }, fresh) {
			if (record.slug === fresh.slug) return this.write("replace", (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.X)(record.slug), fresh);
			let announced = this.write("replace", (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.X)(record.slug), {
				...record,
				movingTo: fresh.slug
			});
			if (!announced.ok) return announced;
			let moved = this.#disk.moveDirectory((0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.Z)(record.slug), (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.Z)(fresh.slug));
			if (moved.ok) return this.write("replace", (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.X)(fresh.slug), fresh);
			this.write("replace", (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.X)(record.slug), record);
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(moved.error.code === "EEXIST" ? (0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.c)((0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.Z)(fresh.slug)) : (0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.a)(moved.error));
		}
		reap(slug) {
			let disk = this.#disk;
			let tools = disk.names((0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.tt)(slug));
			let all = disk.names((0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.Z)(slug));
			if (!(tools.ok && tools.value.length === 0 && all.ok && all.value.every((name) => name === "bundle.json" || name === "tools")) || !disk.remove((0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.X)(slug)).ok) return !1;
			disk.removeDirectory((0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.tt)(slug));
			disk.removeDirectory((0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.Z)(slug));
			return !0;
		}
		switch(key, isEnabled) {
			let { disabled, fault } = (0, _read_record_js__WEBPACK_IMPORTED_MODULE_6__.i)(this.#disk);
			if (fault !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.i)(fault));
			let next = new Set(disabled);
			isEnabled ? next.delete(key) : next.add(key);
			let written = this.#disk.replace(_shared_js__WEBPACK_IMPORTED_MODULE_5__.ft, (0, _read_record_js__WEBPACK_IMPORTED_MODULE_6__.c)(next));
			return written.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.a)(written.error));
		}
	};
	var BundleStore = class {
		#options;
		#files;
		#views;
		#writer;
		#provided = [];
		constructor(options) {
			this.#options = options;
			this.#files = new BundleFiles(options.disk);
			this.#views = new _bundle_views_js__WEBPACK_IMPORTED_MODULE_3__.t(options.functions);
			this.#writer = new BundleWriter(options.disk);
		}
		async views() {
			this.#provided = await this.#options.provided();
			return this.#look();
		}
		async faults() {
			return (await this.views()).faults;
		}
		async putBundle(id, value) {
			let body = (0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.l)((0, _read_record_js__WEBPACK_IMPORTED_MODULE_6__.u)(), value);
			let problems = [...(0, _bundle_views_js__WEBPACK_IMPORTED_MODULE_3__.o)(id), ...body.ok ? [] : body.error];
			if (!body.ok || problems.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.o)(problems));
			await this.views();
			return this.#change(() => {
				if (this.#provided.some(({ bundle }) => bundle.id === id)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.u)());
				let twin = this.#slugOwner(body.value.slug);
				if (twin !== void 0 && twin !== id) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.r)(`There is a bundle '${body.value.slug}' already, with the id ${twin}`));
				let existing = this.#files.bundles.find(({ record }) => record.id === id);
				let now = this.#options.clock.now().toISOString();
				let fresh = {
					schemaVersion: 1,
					id,
					createdAt: existing?.record.createdAt ?? now,
					modifiedAt: now,
					...body.value
				};
				if (existing === void 0) {
					let made = this.#writer.write("create", (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.X)(fresh.slug), fresh);
					return made.ok ? this.#putView(id, !0) : made;
				}
				let { record } = existing;
				let kept = record.slug === fresh.slug && record.displayName === fresh.displayName && record.description === fresh.description && record.softDeletedAt === void 0 ? {
					...fresh,
					modifiedAt: record.modifiedAt
				} : fresh;
				let written = this.#writer.replaceBundle(existing, kept);
				return written.ok ? this.#putView(id, !1) : written;
			});
		}
		async switchBundle(id, isEnabled) {
			await this.views();
			return this.#change(() => {
				let provided = this.#provided.find(({ bundle }) => bundle.id === id);
				if (provided !== void 0) {
					let switched = this.#writer.switch(provided.bundle.slug, isEnabled);
					return switched.ok ? this.#bundleView(id) : switched;
				}
				let bundle = this.#findBundle(id);
				if (!bundle.ok) return bundle;
				let written = this.#writer.write("replace", (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.X)(bundle.value.record.slug), {
					...bundle.value.record,
					isEnabled
				});
				return written.ok ? this.#bundleView(id) : written;
			});
		}
		async deleteBundle(id) {
			await this.views();
			return this.#change(() => {
				if (this.#provided.some(({ bundle }) => bundle.id === id)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.u)());
				let bundle = this.#findBundle(id);
				if (!bundle.ok) return bundle;
				let softDeletedAt = this.#options.clock.now().toISOString();
				return this.#writer.write("replace", (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.X)(bundle.value.record.slug), {
					...bundle.value.record,
					softDeletedAt
				});
			});
		}
		async reap() {
			return this.#change(() => {
				let now = this.#options.clock.now().getTime();
				let reaped = [];
				for (let { record } of this.#files.bundles) record.softDeletedAt !== void 0 && now - Date.parse(record.softDeletedAt) >= 1728e5 && this.#writer.reap(record.slug) && reaped.push(record.slug);
				return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(reaped);
			});
		}
		async checkTool(address, value) {
			let body = (0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.l)((0, _read_record_js__WEBPACK_IMPORTED_MODULE_6__.h)(), asLocal(value));
			let problems = [...(0, _bundle_views_js__WEBPACK_IMPORTED_MODULE_3__.a)(address), ...body.ok ? await (0, _check_tool_js__WEBPACK_IMPORTED_MODULE_7__.n)(body.value) : body.error];
			if (!body.ok || problems.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.o)(problems));
			let { local } = body.value;
			if (local !== void 0 && !this.#options.functions.has(local.function)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.o)([{
				field: "local.function",
				reason: `names no function that there is: '${local.function}'`
			}]));
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(body.value);
		}
		async putTool({ bundleID, slug, version }, value) {
			let body = await this.checkTool({
				bundleID,
				slug,
				version
			}, value);
			if (!body.ok) return body;
			await this.views();
			return this.#change(() => {
				let bundle = this.#findOpenBundle(bundleID);
				if (!bundle.ok) return bundle;
				let { record, tools } = bundle.value;
				let { maxTools = 2e4 } = this.#options;
				if (tools.length >= maxTools) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("limit_exceeded", `A bundle holds at most ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.nt)(maxTools, "tool")}`, "Begin another bundle."));
				let now = this.#options.clock.now();
				let createdAt = now.toISOString();
				let fresh = {
					schemaVersion: 1,
					id: (0, _read_record_js__WEBPACK_IMPORTED_MODULE_6__._)(now),
					createdAt,
					modifiedAt: createdAt,
					slug,
					version,
					...body.value
				};
				let made = this.#writer.write("create", (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.$)(record.slug, slug, version), fresh);
				return made.ok ? this.#toolView({
					bundleID,
					slug,
					version
				}) : made;
			});
		}
		async switchTool(address, isEnabled) {
			await this.views();
			return this.#change(() => {
				let provided = this.#provided.find(({ bundle }) => bundle.id === address.bundleID);
				if (provided !== void 0) {
					let tool = this.#toolView(address);
					if (!tool.ok) return tool;
					if (this.#views.current.disabledBundles.has(address.bundleID)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.t)(provided.bundle.slug));
					let switched = this.#writer.switch((0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.Mn)({
						...address,
						bundle: provided.bundle.slug
					}), isEnabled);
					return switched.ok ? this.#toolView(address) : switched;
				}
				let bundle = this.#findOpenBundle(address.bundleID);
				if (!bundle.ok) return bundle;
				let record = this.#findTool(bundle.value, address);
				if (!record.ok) return record;
				let written = this.#writer.write("replace", (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.$)(bundle.value.record.slug, address.slug, address.version), {
					...record.value,
					isEnabled
				});
				return written.ok ? this.#toolView(address) : written;
			});
		}
		async deleteTool(address) {
			await this.views();
			return this.#change(() => {
				if (this.#provided.some(({ bundle }) => bundle.id === address.bundleID)) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.u)());
				let bundle = this.#findBundle(address.bundleID);
				if (!bundle.ok) return bundle;
				let record = this.#findTool(bundle.value, address);
				if (!record.ok) return record;
				let removed = this.#options.disk.remove((0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.$)(bundle.value.record.slug, address.slug, address.version));
				return removed.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.a)(removed.error));
			});
		}
		async exportBundle(id) {
			await this.views();
			let bundle = this.#findBundle(id);
			return bundle.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)({
				bundle: bundle.value.record,
				tools: bundle.value.tools
			}) : bundle;
		}
		async importBundle({ bundle, tools }) {
			let problems = (await Promise.all(tools.map(async (tool) => inTool(tool, await (0, _check_tool_js__WEBPACK_IMPORTED_MODULE_7__.n)(tool))))).flat();
			if (problems.length > 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.o)(problems, "The bundle cannot be imported"));
			await this.views();
			return this.#change(() => {
				let conflicts = [];
				this.#files.bundles.some(({ record }) => record.id === bundle.id) && conflicts.push({
					field: "id",
					reason: `${bundle.id} is taken`
				});
				this.#slugOwner(bundle.slug) !== void 0 && conflicts.push({
					field: "slug",
					reason: `'${bundle.slug}' is taken`
				});
				let known = new Set(this.#files.bundles.flatMap((each) => each.tools.map((tool) => tool.id)));
				for (let tool of tools) known.has(tool.id) && conflicts.push({
					field: `${tool.slug}@${tool.version}`,
					reason: `${tool.id} is taken`
				});
				if (conflicts.length > 0) {
					let listed = conflicts.map(({ field, reason }) => `${field} ${reason}`).join("; ");
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)({
						...(0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.r)(`The bundle is in the way of what there is: ${listed}`),
						problems: conflicts
					});
				}
				let made = this.#writer.createWhole({
					bundle,
					tools
				});
				return made.ok ? this.#bundleView(bundle.id) : made;
			});
		}
		#look() {
			this.#files.refresh(this.#options.clock.now().getTime());
			return this.#views.update(this.#files, (0, _read_record_js__WEBPACK_IMPORTED_MODULE_6__.i)(this.#options.disk), this.#provided);
		}
		async #change(work) {
			return (await this.#options.lock.hold(() => {
				this.#look();
				return work();
			}))?.value ?? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("io_error", "Another process is changing the bundles and does not end", "Try again."));
		}
		#slugOwner(slug) {
			return this.#provided.find(({ bundle }) => bundle.slug === slug)?.bundle.id ?? this.#files.bundles.find(({ record }) => record.slug === slug)?.record.id;
		}
		#findBundle(id) {
			let found = this.#files.bundles.find(({ record }) => record.id === id && record.softDeletedAt === void 0);
			if (found !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(found);
			return this.#provided.some(({ bundle }) => bundle.id === id) ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.u)()) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.s)("bundle", id));
		}
		#findOpenBundle(id) {
			let bundle = this.#findBundle(id);
			return bundle.ok && !bundle.value.record.isEnabled ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.t)(bundle.value.record.slug)) : bundle;
		}
		#findTool({ tools, record }, { slug, version }) {
			let tool = tools.find((candidate) => candidate.slug === slug && candidate.version === version);
			return tool === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.s)("tool", (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.Mn)({
				bundle: record.slug,
				slug,
				version
			}))) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(tool);
		}
		#putView(id, isNew) {
			let bundle = this.#bundleView(id);
			return bundle.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)({
				bundle: bundle.value,
				isNew
			}) : bundle;
		}
		#bundleView(id) {
			let bundle = this.#look().bundles.find((candidate) => candidate.id === id);
			return bundle === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.s)("bundle", id)) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(bundle);
		}
		#toolView(address) {
			let tool = this.#look().findTool(address);
			return tool === void 0 ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _bundle_errors_js__WEBPACK_IMPORTED_MODULE_4__.s)("tool", `${address.slug}@${address.version}`)) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(tool);
		}
	};
	function asLocal(value) {
		return typeof value == "object" && value && value.type === "go" ? {
			...value,
			type: "local"
		} : value;
	}
	function inTool({ slug, version }, problems) {
		return problems.map(({ field, reason }) => ({
			field: `${slug}@${version} ${field}`,
			reason
		}));
	}
	let FILE = "usage.json";
	let MINUTE_MS = 6e4;
	var FileUsage = class {
		#options;
		#waiting = new Map();
		#writing;
		#known;
		constructor(options) {
			this.#options = options;
		}
		async reserve(toolID, maxCallsPerMinute) {
			let { disk, lock, clock } = this.#options;
			let file = `calls/${toolID}.json`;
			return (await lock.hold(() => {
				let now = clock.now().getTime();
				let recent = numbersIn(disk.read(file)).filter((time) => time > now - MINUTE_MS && time <= now);
				let [oldest = now] = recent;
				if (recent.length >= maxCallsPerMinute) {
					let seconds = Math.ceil((oldest + MINUTE_MS - now) / 1e3);
					let message = `The tool may be called ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.nt)(maxCallsPerMinute, "time")} a minute, and was`;
					let suggestion = `Call again in ${(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.nt)(seconds, "second")}.`;
					return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)({
						...(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("rate_limited", message, suggestion),
						retryAfterSeconds: seconds
					});
				}
				let written = disk.replace(file, JSON.stringify([...recent, now]));
				return written.ok ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(void 0) : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(unwritten(written.error.message));
			}))?.value ?? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)(unwritten("another process does not let go of it"));
		}
		called(toolID) {
			let lastCalledAt = this.#options.clock.now().toISOString();
			this.#waiting.set(toolID, {
				callCount: (this.#waiting.get(toolID)?.callCount ?? 0) + 1,
				lastCalledAt
			});
			this.#writing ??= new Promise((resolve) => setTimeout(resolve, 20)).then(() => this.#write());
		}
		of(toolID) {
			let written = this.#read()[toolID];
			let waiting = this.#waiting.get(toolID);
			if (waiting === void 0) return written;
			return {
				callCount: (written?.callCount ?? 0) + waiting.callCount,
				lastCalledAt: waiting.lastCalledAt
			};
		}
		async settled() {
			for (; this.#writing !== void 0;) await this.#writing;
		}
		async #write() {
			try {
				await this.#options.lock.hold(() => {
					let usage = { ...this.#read() };
					for (let [id, { callCount, lastCalledAt }] of this.#waiting) usage[id] = {
						callCount: (usage[id]?.callCount ?? 0) + callCount,
						lastCalledAt
					};
					this.#options.disk.replace(FILE, `${JSON.stringify(usage, void 0, 2)}\n`).ok && (this.#waiting = new Map());
				});
			} catch {
				this.#waiting = new Map();
			} finally {
				this.#writing = void 0;
			}
		}
		#read() {
			let { disk } = this.#options;
			let mark = disk.stamp(FILE)?.mark ?? "";
			if (this.#known?.mark === mark) return this.#known.usage;
			let text = disk.read(FILE);
			let usage = text.ok && text.value !== void 0 ? usageIn(text.value) : {};
			this.#known = {
				mark,
				usage
			};
			return usage;
		}
	};
	function usageIn(text) {
		try {
			let entries = Object.entries(JSON.parse(text));
			return Object.fromEntries(entries.flatMap(([id, { callCount, lastCalledAt }]) => Number.isSafeInteger(callCount) && typeof lastCalledAt == "string" ? [[id, {
				callCount: Number(callCount),
				lastCalledAt
			}]] : []));
		} catch {
			return {};
		}
	}
	function numbersIn(text) {
		try {
			let numbers = text.ok && text.value !== void 0 ? JSON.parse(text.value) : [];
			return Array.isArray(numbers) ? numbers.filter((number) => typeof number == "number") : [];
		} catch {
			return [];
		}
	}
	function unwritten(why) {
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("io_error", `Whether the tool may be called again cannot be written down: ${why}`, "Try again.");
	}
	let TEMPORARY = ".writing-";
	let MAX_BYTES = 4194304;
	function realRecordDisk(root) {
		let onDisk = (relative) => node_path__WEBPACK_IMPORTED_MODULE_12__.join(root, ...relative.split("/"));
		let guarded = (relative, work) => {
			let link = findLink(root, relative);
			if (link !== void 0) return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)({
				code: "ELOOP",
				message: `'${link}' is a link or not a directory`
			});
			return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.G)(() => work(onDisk(relative)));
		};
		return {
			read(relative) {
				let text = guarded(relative, (file) => {
					let read = _shared_js__WEBPACK_IMPORTED_MODULE_5__.Wt.readFile(file, 4194305);
					if (!read.ok) throw Object.assign(Error(read.error.message), { code: read.error.code });
					if (read.value.size > MAX_BYTES) throw Object.assign(Error(`more than ${MAX_BYTES} bytes`), { code: "EFBIG" });
					return Buffer.from(read.value.bytes).toString("utf8");
				});
				return !text.ok && text.error.code === "ENOENT" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)(void 0) : text;
			},
			names(directory) {
				let names = guarded(directory, (folder) => node_fs__WEBPACK_IMPORTED_MODULE_11__.readdirSync(folder).filter((name) => !name.startsWith(TEMPORARY)));
				return !names.ok && names.error.code === "ENOENT" ? (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)([]) : names;
			},
			stamp(relative) {
				let stats = node_fs__WEBPACK_IMPORTED_MODULE_11__.lstatSync(onDisk(relative), {
					bigint: !0,
					throwIfNoEntry: !1
				});
				if (stats === void 0) return;
				return {
					mark: `${stats.ino}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}`,
					changedAt: Number(stats.ctimeMs)
				};
			},
			create: (relative, text) => guarded(relative, (file) => {
				let fresh = writeFresh(file, text);
				try {
					node_fs__WEBPACK_IMPORTED_MODULE_11__.linkSync(fresh, file);
				} finally {
					node_fs__WEBPACK_IMPORTED_MODULE_11__.rmSync(fresh, { force: !0 });
				}
				syncFolder(node_path__WEBPACK_IMPORTED_MODULE_12__.dirname(file));
			}),
			replace: (relative, text) => guarded(relative, (file) => {
				let fresh = writeFresh(file, text);
				try {
					node_fs__WEBPACK_IMPORTED_MODULE_11__.renameSync(fresh, file);
				} catch (error) {
					node_fs__WEBPACK_IMPORTED_MODULE_11__.rmSync(fresh, { force: !0 });
					throw error;
				}
				syncFolder(node_path__WEBPACK_IMPORTED_MODULE_12__.dirname(file));
			}),
			remove: (relative) => guarded(relative, (file) => {
				node_fs__WEBPACK_IMPORTED_MODULE_11__.rmSync(file);
				syncFolder(node_path__WEBPACK_IMPORTED_MODULE_12__.dirname(file));
			}),
			removeDirectory: (relative) => guarded(relative, (folder) => {
				for (let name of node_fs__WEBPACK_IMPORTED_MODULE_11__.readdirSync(folder)) name.startsWith(TEMPORARY) && node_fs__WEBPACK_IMPORTED_MODULE_11__.rmSync(node_path__WEBPACK_IMPORTED_MODULE_12__.join(folder, name), { force: !0 });
				node_fs__WEBPACK_IMPORTED_MODULE_11__.rmdirSync(folder);
			}),
			moveDirectory: (from, to) => {
				let source = guarded(from, (folder) => folder);
				if (!source.ok) return source;
				return guarded(to, (target) => {
					if (node_fs__WEBPACK_IMPORTED_MODULE_11__.lstatSync(target, { throwIfNoEntry: !1 }) !== void 0) throw Object.assign(Error(`'${to}' is there already`), { code: "EEXIST" });
					node_fs__WEBPACK_IMPORTED_MODULE_11__.renameSync(source.value, target);
				});
			}
		};
	}
	function findLink(root, relative) {
		let parts = relative.split("/");
		for (let depth = 1; depth <= parts.length; depth++) {
			let stats = node_fs__WEBPACK_IMPORTED_MODULE_11__.lstatSync(node_path__WEBPACK_IMPORTED_MODULE_12__.join(root, ...parts.slice(0, depth)), { throwIfNoEntry: !1 });
			if (stats === void 0) return;
			if (stats.isSymbolicLink() || depth < parts.length && !stats.isDirectory()) return parts.slice(0, depth).join("/");
		}
	}
	function writeFresh(file, text) {
		node_fs__WEBPACK_IMPORTED_MODULE_11__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_12__.dirname(file), { recursive: !0 });
		let fresh = node_path__WEBPACK_IMPORTED_MODULE_12__.join(node_path__WEBPACK_IMPORTED_MODULE_12__.dirname(file), `${TEMPORARY}${(0, node_crypto__WEBPACK_IMPORTED_MODULE_13__.randomUUID)()}`);
		let open = node_fs__WEBPACK_IMPORTED_MODULE_11__.openSync(fresh, "wx", 420);
		try {
			node_fs__WEBPACK_IMPORTED_MODULE_11__.writeFileSync(open, text);
			node_fs__WEBPACK_IMPORTED_MODULE_11__.fsyncSync(open);
		} finally {
			node_fs__WEBPACK_IMPORTED_MODULE_11__.closeSync(open);
		}
		return fresh;
	}
	function syncFolder(folder) {
		(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.G)(() => {
			let open = node_fs__WEBPACK_IMPORTED_MODULE_11__.openSync(folder, "r");
			try {
				node_fs__WEBPACK_IMPORTED_MODULE_11__.fsyncSync(open);
			} finally {
				node_fs__WEBPACK_IMPORTED_MODULE_11__.closeSync(open);
			}
		});
	}
	function realStoreLock(file, patienceMs = 1e4) {
		let { self, isRunning } = (0, _real_apply_disk_js__WEBPACK_IMPORTED_MODULE_8__.t)();
		let breaking = `${file}.breaking`;
		return { async hold(work) {
			let deadline = (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.Zt)() + patienceMs;
			for (; !take(file, self);) {
				if ((0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.Zt)() > deadline) return;
				breakDead(file, breaking, isRunning) || await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_14__.setTimeout)((0, node_crypto__WEBPACK_IMPORTED_MODULE_13__.randomInt)(1, 12));
			}
			try {
				return { value: work() };
			} finally {
				node_fs__WEBPACK_IMPORTED_MODULE_11__.rmSync(file, { force: !0 });
			}
		} };
	}
	function take(file, self) {
		node_fs__WEBPACK_IMPORTED_MODULE_11__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_12__.dirname(file), { recursive: !0 });
		let fresh = `${file}-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_13__.randomUUID)()}`;
		node_fs__WEBPACK_IMPORTED_MODULE_11__.writeFileSync(fresh, JSON.stringify(self), { flag: "wx" });
		let linked = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.G)(() => node_fs__WEBPACK_IMPORTED_MODULE_11__.linkSync(fresh, file));
		node_fs__WEBPACK_IMPORTED_MODULE_11__.rmSync(fresh, { force: !0 });
		if (!linked.ok && linked.error.code !== "EEXIST") throw Error(`Cannot lock '${file}': ${linked.error.message}`);
		return linked.ok;
	}
	function breakDead(file, breaking, isRunning) {
		if (isHeld(file, isRunning)) return !1;
		let stats = node_fs__WEBPACK_IMPORTED_MODULE_11__.lstatSync(breaking, { throwIfNoEntry: !1 });
		stats !== void 0 && Date.now() - stats.mtimeMs > 5e3 && (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.G)(() => node_fs__WEBPACK_IMPORTED_MODULE_11__.rmSync(breaking));
		if (!(0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.G)(() => node_fs__WEBPACK_IMPORTED_MODULE_11__.writeFileSync(breaking, "", { flag: "wx" })).ok) return !1;
		try {
			isHeld(file, isRunning) || node_fs__WEBPACK_IMPORTED_MODULE_11__.rmSync(file, { force: !0 });
			return !0;
		} finally {
			node_fs__WEBPACK_IMPORTED_MODULE_11__.rmSync(breaking, { force: !0 });
		}
	}
	function isHeld(file, isRunning) {
		let text = (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.G)(() => node_fs__WEBPACK_IMPORTED_MODULE_11__.readFileSync(file, "utf8"));
		if (!text.ok) return text.error.code === "ENOENT";
		let owner = readOwner(text.value);
		return owner !== void 0 && isRunning(owner);
	}
	function readOwner(text) {
		try {
			let { host, pid, started } = JSON.parse(text);
			return typeof host == "string" && Number.isSafeInteger(pid) && pid > 0 && typeof started == "string" ? {
				host,
				pid,
				started
			} : void 0;
		} catch {
			return;
		}
	}
	let PROVIDED_SINCE = "2026-01-01T00:00:00.000Z";
	async function builtInBundle() {
		let id = (0, _read_record_js__WEBPACK_IMPORTED_MODULE_6__.p)(`bundle ${_shared_js__WEBPACK_IMPORTED_MODULE_5__.Cn}`);
		return {
			bundle: {
				id,
				slug: _shared_js__WEBPACK_IMPORTED_MODULE_5__.Cn,
				displayName: "Sous",
				description: "The tools that come with Sous.",
				isEnabled: !0,
				isBuiltIn: !0,
				createdAt: PROVIDED_SINCE,
				modifiedAt: PROVIDED_SINCE
			},
			tools: (await (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.bn)()).map((tool) => builtInTool(tool, id))
		};
	}
	function builtInTool(tool, bundleID) {
		let { bundle: bundleSlug, slug, version } = (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.kn)(tool.name);
		return {
			id: (0, _read_record_js__WEBPACK_IMPORTED_MODULE_6__.p)(`tool ${tool.name}`),
			bundleID,
			bundleSlug,
			slug,
			version,
			displayName: tool.name,
			description: tool.summary,
			tags: [tool.category.replace(/[^\p{L}\p{Nd}]+/gu, "-").toLowerCase()],
			isEnabled: !0,
			type: "local",
			argSchema: asRecord((0, _json_schema_js__WEBPACK_IMPORTED_MODULE_9__.t)(tool)),
			outputSchema: asRecord((0, _json_schema_js__WEBPACK_IMPORTED_MODULE_9__.i)(tool)),
			local: { function: tool.name },
			isBuiltIn: !0,
			createdAt: PROVIDED_SINCE,
			modifiedAt: PROVIDED_SINCE
		};
	}
	function asRecord(schema) {
		return { ...schema };
	}
	function recipeBundle(recipes) {
		let bundleID = (0, _read_record_js__WEBPACK_IMPORTED_MODULE_6__.p)(`bundle ${_shared_js__WEBPACK_IMPORTED_MODULE_5__.wn}`);
		let tools = new Map();
		for (let { name, recipe } of recipes) {
			let tool = recipeTool(name, recipe, bundleID);
			tools.has(tool.slug) || tools.set(tool.slug, tool);
		}
		return {
			bundle: {
				id: bundleID,
				slug: _shared_js__WEBPACK_IMPORTED_MODULE_5__.wn,
				displayName: "Recipes",
				description: "The recipes of this repository and those that come with Sous: tools of several steps.",
				isEnabled: !0,
				isBuiltIn: !0,
				createdAt: PROVIDED_SINCE,
				modifiedAt: PROVIDED_SINCE
			},
			tools: [...tools.values()]
		};
	}
	function recipeTool(name, { name: displayName, description, inputs }, bundleID) {
		let required = inputs.filter((input) => input.required).map((input) => input.name);
		let { bundle: bundleSlug, slug, version } = (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.jn)(name);
		return {
			id: (0, _read_record_js__WEBPACK_IMPORTED_MODULE_6__.p)(`recipe ${name}`),
			bundleID,
			bundleSlug,
			slug,
			version,
			displayName,
			description,
			tags: ["recipe"],
			isEnabled: !0,
			type: "recipe",
			argSchema: {
				type: "object",
				properties: Object.fromEntries(inputs.map((input) => [input.name, inputSchema(input)])),
				...required.length > 0 && { required },
				additionalProperties: !1
			},
			recipe: { name },
			isBuiltIn: !0,
			createdAt: PROVIDED_SINCE,
			modifiedAt: PROVIDED_SINCE
		};
	}
	function inputSchema({ type, description, default: fallback, options, min, max }) {
		return {
			type: type === "choice" ? "string" : type,
			...description !== "" && { description },
			...fallback !== void 0 && { default: fallback },
			...type === "choice" && { enum: options },
			...min !== void 0 && { minimum: min },
			...max !== void 0 && { maximum: max }
		};
	}
	async function openBundles(invocation, folder) {
		let opened = await (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.Dt)(invocation, folder ?? (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.S)(invocation.folder));
		if (!opened.ok) return opened;
		let { tree } = opened.value;
		let root = tree.folder;
		let lockFolder = tree.repository === void 0 ? node_path__WEBPACK_IMPORTED_MODULE_12__.join(root, ".github/sous") : node_path__WEBPACK_IMPORTED_MODULE_12__.join(tree.repository.gitDirectory, "sous");
		let store = new BundleStore({
			disk: realRecordDisk(root),
			lock: realStoreLock(node_path__WEBPACK_IMPORTED_MODULE_12__.join(lockFolder, "bundles.lock")),
			clock: _shared_js__WEBPACK_IMPORTED_MODULE_5__.Qt,
			provided: providedBundles(invocation, root),
			functions: new Set(_shared_js__WEBPACK_IMPORTED_MODULE_5__.yn)
		});
		return (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ut)({
			store,
			usage: openUsage(invocation.env, root),
			opened: opened.value,
			root
		});
	}
	function providedBundles(invocation, root) {
		let builtIn;
		let known;
		return async () => {
			if (known !== void 0 && (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.Zt)() - known.at < 1e3) return known.bundles;
			builtIn ??= await builtInBundle();
			let recipes = await (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.x)(invocation, root);
			let read = recipes.ok ? await recipes.value.read([...recipes.value.all, ...recipes.value.shipped]) : [];
			let bundles = [builtIn, recipeBundle(read.flatMap(({ name, recipe }) => recipe === void 0 ? [] : [{
				name,
				recipe
			}]))];
			let text = JSON.stringify(bundles);
			known = {
				text,
				bundles: known?.text === text ? known.bundles : bundles,
				at: (0, _shared_js__WEBPACK_IMPORTED_MODULE_5__.Zt)()
			};
			return known.bundles;
		};
	}
	function openUsage(env, root) {
		let folder = node_path__WEBPACK_IMPORTED_MODULE_12__.join((0, _list_2_js__WEBPACK_IMPORTED_MODULE_10__.h)(env), "bundles", (0, _list_1_js__WEBPACK_IMPORTED_MODULE_1__.lt)(Buffer.from(root)).slice(0, 16));
		return new FileUsage({
			disk: realRecordDisk(folder),
			lock: realStoreLock(node_path__WEBPACK_IMPORTED_MODULE_12__.join(folder, "usage.lock")),
			clock: _shared_js__WEBPACK_IMPORTED_MODULE_5__.Qt
		});
	}
	function switchedOffIn(folder) {
		let disk = realRecordDisk(folder);
		return new _list_1_js__WEBPACK_IMPORTED_MODULE_1__.q(async (path) => {
			let text = disk.read(path);
			return text.ok ? text : (0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.ct)((0, _entry_js__WEBPACK_IMPORTED_MODULE_2__.pt)("io_error", `${path} cannot be read: ${text.error.message}`, "Check who may read it."));
		});
	}
}) };
