"use strict";
exports.id = 7689;
exports.ids = [7689];
exports.modules = { 7689: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		CONFIG_KEYS: () => CONFIG_KEYS,
		LIMIT_KEYS: () => LIMIT_KEYS,
		MAX_SECRETS: () => MAX_SECRETS,
		PROPOSE_KEYS: () => PROPOSE_KEYS,
		SECRET_NAME: () => SECRET_NAME,
		readConfig: () => readConfig,
		readPropose: () => readPropose,
		readSecrets: () => readSecrets
	});
	__webpack_require__(4472);
	var _shared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8403);
	var _list_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9132);
	var _entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(400);
	var _list_2_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6085);
	let APPROVAL_KEYS = [
		"runners",
		"approvers",
		"count",
		"allow-bots",
		"codeowners",
		"forks",
		"drafts",
		"branches",
		"allow-workflows",
		"expires-after-hours"
	];
	let ADVICE$3 = new Map([
		["allow-forks", {
			text: "Use 'forks: files-only'.",
			instead: "forks"
		}],
		["bots", {
			text: "Did you mean 'allow-bots'?",
			instead: "allow-bots"
		}],
		["users", { text: "Did you mean 'runners' or 'approvers'?" }],
		["teams", { text: "Name a team as '@org/team' below 'runners' or 'approvers'." }],
		["approvals", {
			text: "Did you mean 'count'?",
			instead: "count"
		}],
		["required-approvals", {
			text: "Did you mean 'count'?",
			instead: "count"
		}]
	]);
	function readApproval(node, reading) {
		let { diagnostics } = reading;
		let fields = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.d)(node, {
			what: "'approval'",
			keys: APPROVAL_KEYS,
			advice: ADVICE$3
		}, diagnostics);
		if (fields === void 0) return _shared_js__WEBPACK_IMPORTED_MODULE_1__.it;
		let people = (value, what) => readPeople(value, what, reading);
		let boolean = (value, what) => (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.u)(value, what, diagnostics);
		let read = {
			runners: fields.read("runners", people),
			approvers: fields.read("approvers", people),
			count: fields.read("count", (value, what) => (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.f)(value, what, 10, diagnostics)),
			allowBots: fields.read("allow-bots", (value, what) => readBots(value, what, reading)),
			codeowners: fields.read("codeowners", boolean),
			forks: fields.read("forks", (value, what) => (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.g)(value, what, _shared_js__WEBPACK_IMPORTED_MODULE_1__.lt, diagnostics)),
			drafts: fields.read("drafts", boolean),
			branches: fields.read("branches", (value, what) => (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.h)(value, what, diagnostics, (glob, item) => (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.c)(glob, item, {
				...reading,
				example: "release/*"
			}))),
			allowWorkflows: fields.read("allow-workflows", boolean),
			expiresAfterHours: fields.read("expires-after-hours", (value, what) => (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.f)(value, what, 720, diagnostics))
		};
		let given = Object.entries(read).filter(([, value]) => value !== void 0);
		return {
			..._shared_js__WEBPACK_IMPORTED_MODULE_1__.it,
			...Object.fromEntries(given)
		};
	}
	let LOGIN = /^([A-Za-z0-9][A-Za-z0-9_-]{0,38})(#[1-9][0-9]{0,14})?$/;
	function readPeople(node, what, { diagnostics }) {
		node.kind === "list" && node.items.length === 0 && diagnostics.error(node.at, "empty", `${what} names nobody`, "Name somebody, or remove the line: then everybody who may write can.");
		let known = new Map();
		return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.h)(node, what, diagnostics, (entry, item) => {
			let isTeam = _shared_js__WEBPACK_IMPORTED_MODULE_1__.pt.test(entry);
			let [matched, login = entry, id] = isTeam ? [entry] : LOGIN.exec(entry) ?? [];
			matched === void 0 && diagnostics.error(item.at, "invalid_login", `'${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.on)(entry)}' is not a login${entry.includes("/") ? " or team" : ""}`, entryAdvice(entry));
			let keys = [[login.toLowerCase(), isTeam ? "team" : "login"], ...id === void 0 ? [] : [[id, "id"]]];
			for (let [key, same] of keys) {
				let twin = known.get(key);
				if (twin === void 0) known.set(key, entry);
				else if (matched !== void 0 && twin !== entry) {
					diagnostics.error(item.at, "duplicate_item", `'${entry}' and '${twin}' are the same ${same}`, "Remove one of them.");
					break;
				}
			}
		});
	}
	function entryAdvice(entry) {
		if (entry.includes("/")) return "Write a team as '@org/team', with the short name that its address ends in.";
		if (entry.endsWith("[bot]")) return "A bot never approves. One that may ask for plans is named below 'allow-bots', by its id.";
		if (entry.startsWith("@")) return "Write a person without '@', and a team as '@org/team'.";
		if (entry.includes("#")) return "Write the login and its id, such as 'octocat#583231'. 'gh api users/octocat --jq .id' prints the id.";
		return "Write it as on GitHub, such as 'octocat'.";
	}
	function readBots(node, what, { diagnostics }) {
		if (node.kind !== "list") return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.v)(node, what, "a list of ids", diagnostics);
		let ids = new Set();
		for (let item of node.items) {
			if (item.kind === "invalid") continue;
			let id = item.kind === "scalar" ? item.value : void 0;
			if (typeof id != "number" || !Number.isSafeInteger(id) || id < 1) {
				let message = `An item of ${what} must be the id of a bot, not ${(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.k)(item)}`;
				diagnostics.error(item.at, "wrong_type", message, "Write its number, as 'gh api \"users/dependabot[bot]\" --jq .id' tells that of Dependabot.");
				continue;
			}
			ids.has(id) && diagnostics.error(item.at, "duplicate_item", `${id} is here a second time`, "Remove it.");
			ids.add(id);
		}
		return [...ids];
	}
	let CATEGORY_KEYS = [
		"dir",
		"patterns",
		"description"
	];
	let COLLECTION_KEYS = ["description", "categories"];
	let MEMBER_KEYS = ["category", "patterns"];
	function readCategories(node, reading) {
		if (node.kind !== "map") return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.v)(node, "'categories'", "a map", reading.diagnostics) ?? [];
		return namedEntries(node, "category", reading).flatMap((entry) => readCategory(entry, reading) ?? []);
	}
	function readCollections(node, categories, reading) {
		let { diagnostics } = reading;
		if (node.kind !== "map") return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.v)(node, "'collections'", "a map", diagnostics) ?? [];
		let known = categories?.kind === "map" ? categories.entries.map((entry) => entry.key) : [];
		return namedEntries(node, "collection", reading).flatMap((entry) => {
			known.includes(entry.key) && diagnostics.warning(entry.keyAt, "shadowed_name", `There is also a category '${entry.key}', which 'get_content' finds first`, "Rename one of them, or use 'get_collection_content'.");
			return readCollection(entry, known, reading) ?? [];
		});
	}
	function namedEntries(node, kind, { diagnostics }) {
		let beyond = node.entries[500];
		beyond !== void 0 && diagnostics.error(beyond.keyAt, "too_many_entries", "More than 500 entries", "Join some of them.");
		let folded = new Map();
		return node.entries.slice(0, 500).filter(({ key, keyAt }) => {
			if (!(0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.O)(key, `The name of a ${kind}`, keyAt, diagnostics)) return !1;
			let twin = folded.get(key.toLowerCase());
			folded.set(key.toLowerCase(), key);
			if (twin === void 0) return !0;
			diagnostics.error(keyAt, "duplicate_key", `The ${kind} '${key}' differs from '${twin}' only in case`, "Rename one of them.");
			return !1;
		});
	}
	let DIRECTORY = {
		text: "Did you mean 'dir'?",
		instead: "dir"
	};
	let ADVICE$2 = new Map([["directory", DIRECTORY], ["path", DIRECTORY]]);
	function readCategory({ key, keyAt, value }, reading) {
		let { diagnostics } = reading;
		let fields = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.d)(value, {
			what: `The category '${key}'`,
			keys: CATEGORY_KEYS,
			advice: ADVICE$2
		}, diagnostics);
		if (fields === void 0) return;
		fields.lacks("dir") && (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__._)("dir", `The category '${key}'`, keyAt, diagnostics);
		let patterns = fields.read("patterns", (node, what) => readPatterns(node, what, reading)) ?? _shared_js__WEBPACK_IMPORTED_MODULE_1__.at;
		let description = fields.read("description", (node, what) => (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.p)(node, what, diagnostics)) ?? "";
		let directory = fields.read("dir", (node, what) => readDirectory(node, what, reading));
		return directory === void 0 ? void 0 : {
			name: key,
			directory,
			patterns,
			description
		};
	}
	function readDirectory(node, what, { diagnostics }) {
		let text = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.p)(node, what, diagnostics);
		if (text === void 0) return;
		let directory = (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.mn)(text);
		if (directory.ok) return directory.value;
		let { code, message, suggestion } = directory.error;
		diagnostics.error(node.at, "invalid_directory", message, code === "path_outside_working_dir" ? "Name a directory below the root of the repository, such as 'docs', or '.' for the root itself." : suggestion);
	}
	function readPatterns(node, what, reading) {
		return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.m)(node, what, reading.diagnostics, (glob, item) => (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.c)(glob, item, {
			...reading,
			example: "*.md"
		}));
	}
	function readCollection({ key, keyAt, value }, known, reading) {
		let { diagnostics } = reading;
		let fields = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.d)(value, {
			what: `The collection '${key}'`,
			keys: COLLECTION_KEYS
		}, diagnostics);
		if (fields === void 0) return;
		fields.lacks("categories") && (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__._)("categories", `The collection '${key}'`, keyAt, diagnostics);
		return {
			name: key,
			description: fields.read("description", (node, what) => (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.p)(node, what, diagnostics)) ?? "",
			categories: fields.read("categories", (node, what) => readMembers(node, what, known, reading)) ?? []
		};
	}
	function readMembers(node, what, known, reading) {
		let { diagnostics } = reading;
		if (node.kind !== "list") return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.v)(node, what, "a list of categories", diagnostics);
		node.items.length === 0 && diagnostics.error(node.at, "empty", `${what} is empty`, "Name a category.");
		let members = new Map();
		for (let item of node.items) {
			let member = readMember(item, known, reading);
			if (member === void 0) continue;
			members.has(member.category) && diagnostics.error(item.at, "duplicate_item", `'${member.category}' is here a second time`, "Put all its 'patterns' in one place.");
			members.set(member.category, member);
		}
		return [...members.values()];
	}
	function readMember(node, known, reading) {
		let { diagnostics } = reading;
		if (node.kind !== "map") {
			let category = readCategoryName(node, "An item of 'categories'", known, reading);
			return category === void 0 ? void 0 : { category };
		}
		let fields = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.d)(node, {
			what: "An item of 'categories'",
			keys: MEMBER_KEYS
		}, diagnostics);
		fields?.lacks("category") && (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__._)("category", "An item of 'categories'", fields.at, diagnostics);
		let patterns = fields?.read("patterns", (value, what) => readPatterns(value, what, reading));
		let category = fields?.read("category", (value, what) => readCategoryName(value, what, known, reading));
		return category === void 0 ? void 0 : {
			category,
			...patterns !== void 0 && { patterns }
		};
	}
	function readCategoryName(node, what, known, { diagnostics }) {
		let name = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.p)(node, what, diagnostics);
		if (name === void 0 || known.includes(name)) return name;
		let near = (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.rt)(name, known);
		let suggestion = near === void 0 ? "Add it to 'categories'." : `Did you mean '${near}'?`;
		diagnostics.error(node.at, "unknown_category", `There is no category '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.on)(name)}'`, suggestion);
	}
	let RULE_KEYS = [
		"tool",
		"parameters",
		"expires",
		"enabled"
	];
	function readRules(node, reading) {
		let { diagnostics } = reading;
		if (node.kind !== "list") return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.v)(node, "'rules'", "a list of rules", diagnostics) ?? [];
		let beyond = node.items[200];
		beyond !== void 0 && diagnostics.error(beyond.at, "too_many_entries", "More than 200 rules", "Let one rule stand for several, by its pattern.");
		return node.items.slice(0, 200).flatMap((item) => readRule(item, reading) ?? []);
	}
	let ADVICE$1 = new Map([
		["pattern", {
			text: "Did you mean 'parameters'?",
			instead: "parameters"
		}],
		["command", {
			text: "A command is matched as a part of 'parameters'.",
			instead: "parameters"
		}],
		["root", { text: "The rules of a repository are for that repository: remove it." }]
	]);
	function readRule(node, reading) {
		let { diagnostics } = reading;
		let fields = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.d)(node, {
			what: "A rule",
			keys: RULE_KEYS,
			advice: ADVICE$1
		}, diagnostics);
		if (fields === void 0) return;
		for (let key of ["tool", "parameters"]) fields.lacks(key) && (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__._)(key, "A rule", fields.at, diagnostics);
		let tool = fields.read("tool", (value, what) => readTool(value, what, reading));
		let pattern = fields.read("parameters", (value, what) => readPattern(value, what, tool, reading));
		let expires = fields.read("expires", (value, what) => readMoment(value, what, reading));
		let enabled = fields.read("enabled", (value, what) => (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.u)(value, what, diagnostics));
		if (tool === void 0 || pattern === void 0) return;
		return {
			tool,
			pattern,
			...expires !== void 0 && { expires },
			...enabled !== void 0 && { enabled }
		};
	}
	function readTool(node, what, { tools, diagnostics }) {
		let name = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.p)(node, what, diagnostics);
		if (name === void 0) return;
		let tool = tools.fullName(name);
		if (tool !== void 0) return tool;
		let near = (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__.rt)(name, tools.names);
		let suggestion = near === void 0 ? "See 'sous tools' for all of them." : `Did you mean '${near}'?`;
		diagnostics.error(node.at, "unknown_tool", `There is no tool '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.on)(name)}'`, suggestion);
	}
	function readPattern(node, what, tool, { diagnostics }) {
		let pattern = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.p)(node, what, diagnostics);
		if (pattern === void 0) return;
		let compiled = (0, _list_2_js__WEBPACK_IMPORTED_MODULE_4__.O)(pattern);
		let why = compiled.ok ? (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.Yt)(compiled.value.source, compiled.value.flags) : void 0;
		if (!compiled.ok || why !== void 0) {
			let reason = compiled.ok ? `it ${why}` : compiled.error;
			diagnostics.error(node.at, "invalid_pattern", reason, "Correct the regular expression (JavaScript syntax).");
			return;
		}
		BEGINS_PLAINLY.test(pattern) ? diagnostics.warning(node.at, "rule_never_matches", "The pattern must match the parameters as a whole, and they are JSON, such as {\"command\":\"npm test\"}: this one never does", "Write it out, such as '\\{\"command\":\"npm test\"\\}'.") : (0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.qt)(compiled.value, ANYTHING) === !0 && diagnostics.warning(node.at, "rule_allows_all", `The rule allows every call of ${tool ?? "the tool"}`, "Narrow it to the calls you know.");
		return pattern;
	}
	let BEGINS_PLAINLY = /^\^?["'\w -](?![?*{])[^|]*$/;
	let ANYTHING = "{\"\":\"\"}";
	let MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2}))?$/;
	function readMoment(node, what, { now, diagnostics }) {
		let text = node.kind === "scalar" && typeof node.value == "number" ? node.raw : (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.p)(node, what, diagnostics);
		if (text === void 0) return;
		let time = MOMENT.test(text) && isDay(text.slice(0, 10)) ? Date.parse(text) : NaN;
		if (Number.isNaN(time)) {
			diagnostics.error(node.at, "invalid_date", `'${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.on)(text)}' is not a date`, "Write a day such as 2027-01-31, or a moment with its time zone such as 2027-01-31T18:00:00Z.");
			return;
		}
		time <= now.getTime() && diagnostics.warning(node.at, "rule_expired", "The rule has expired and allows nothing any more", "Remove the rule, or renew it.");
		return text;
	}
	function isDay(text) {
		let day = new Date(`${text}T00:00:00Z`);
		return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
	}
	let CONFIG_KEYS = [
		"rules",
		"approval",
		"protected",
		"fetch",
		"secrets",
		"limits",
		"propose",
		"on-push",
		"categories",
		"collections"
	];
	let LIMIT_KEYS = [
		"steps",
		"files",
		"bytes",
		"seconds"
	];
	function readConfig(text, file, { tools, now }) {
		let diagnostics = new _list_1_js__WEBPACK_IMPORTED_MODULE_2__.A();
		let { root } = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.D)(text, file, diagnostics);
		let config = root === void 0 || root.kind === "scalar" && root.value === null ? _shared_js__WEBPACK_IMPORTED_MODULE_1__.ot : readRoot(root, {
			tools,
			now,
			diagnostics
		});
		return {
			config: diagnostics.hasErrors ? void 0 : config,
			diagnostics: diagnostics.list()
		};
	}
	let TOP = "Nothing in this file is a recipe: those are in '.github/recipes/' and 'recipes/'.";
	let ADVICE = new Map([
		["steps", { text: TOP }],
		["recipes", { text: TOP }],
		["inputs", { text: TOP }],
		["permissions", { text: "What a recipe may do is said in the recipe. Here 'fetch', 'limits' and 'protected' narrow it for all." }],
		["approvers", { text: "It belongs below 'approval'." }],
		["runners", { text: "It belongs below 'approval'." }],
		["codeowners", { text: "It belongs below 'approval'." }],
		["policy", { text: "Who may run and approve is said below 'approval', and which calls need no approval below 'rules'." }]
	]);
	function readRoot(root, reading) {
		let { diagnostics } = reading;
		let fields = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.d)(root, {
			what: "The configuration",
			keys: CONFIG_KEYS,
			advice: ADVICE
		}, diagnostics);
		if (fields === void 0) return;
		let categoriesNode = fields.entry("categories")?.value;
		let secrets = fields.read("secrets", (node) => readSecrets(node, diagnostics));
		return {
			rules: fields.read("rules", (node) => readRules(node, reading)) ?? [],
			approval: fields.read("approval", (node) => readApproval(node, reading)) ?? _shared_js__WEBPACK_IMPORTED_MODULE_1__.it,
			protectedPaths: fields.read("protected", (node, what) => (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.h)(node, what, diagnostics, (glob, item) => (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.c)(glob, item, reading))) ?? [],
			fetchHosts: fields.read("fetch", (node, what) => (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.h)(node, what, diagnostics, (host, item) => (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.l)(host, item, diagnostics))),
			limits: fields.read("limits", (node) => readLimits(node, diagnostics)) ?? {},
			...secrets !== void 0 && { secrets },
			propose: fields.read("propose", (node) => readPropose(node, reading)) ?? _shared_js__WEBPACK_IMPORTED_MODULE_1__.ct,
			onPush: fields.read("on-push", (node, what) => (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.g)(node, what, _shared_js__WEBPACK_IMPORTED_MODULE_1__.dt, diagnostics)) ?? _shared_js__WEBPACK_IMPORTED_MODULE_1__.ot.onPush,
			categories: fields.read("categories", (node) => readCategories(node, reading)) ?? [],
			collections: fields.read("collections", (node) => readCollections(node, categoriesNode, reading)) ?? []
		};
	}
	function readLimits(node, diagnostics) {
		let fields = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.d)(node, {
			what: "'limits'",
			keys: LIMIT_KEYS
		}, diagnostics);
		let limits = LIMIT_KEYS.map((key) => [key, fields?.read(key, (value, what) => (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.f)(value, what, _shared_js__WEBPACK_IMPORTED_MODULE_1__.ut[key], diagnostics))]);
		return Object.fromEntries(limits.filter(([, limit]) => limit !== void 0));
	}
	let PROPOSE_KEYS = [
		"reviewers",
		"team-reviewers",
		"draft",
		"when-clean"
	];
	let NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;
	function readPropose(node, { diagnostics }) {
		let fields = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.d)(node, {
			what: "'propose'",
			keys: PROPOSE_KEYS
		}, diagnostics);
		if (fields === void 0) return _shared_js__WEBPACK_IMPORTED_MODULE_1__.ct;
		let names = (value, what) => (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.h)(value, what, diagnostics, (name, item) => {
			NAME.test(name) || diagnostics.error(item.at, "invalid_login", `'${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.on)(name)}' is not a login or team`, "Write the name alone: octocat, or the short name of a team.");
		});
		return {
			reviewers: fields.read("reviewers", names) ?? _shared_js__WEBPACK_IMPORTED_MODULE_1__.ct.reviewers,
			teamReviewers: fields.read("team-reviewers", names) ?? _shared_js__WEBPACK_IMPORTED_MODULE_1__.ct.teamReviewers,
			isDraft: fields.read("draft", (value, what) => (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.u)(value, what, diagnostics)) ?? _shared_js__WEBPACK_IMPORTED_MODULE_1__.ct.isDraft,
			whenClean: fields.read("when-clean", (value, what) => (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.g)(value, what, _shared_js__WEBPACK_IMPORTED_MODULE_1__.mt, diagnostics)) ?? _shared_js__WEBPACK_IMPORTED_MODULE_1__.ct.whenClean
		};
	}
	let SECRET_NAME = /^[A-Z][A-Z0-9_]{0,63}$/;
	let MAX_SECRETS = 100;
	function readSecrets(node, diagnostics) {
		if (node.kind !== "map") return (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.v)(node, "'secrets'", "a map of names and origins", diagnostics) ?? {};
		let beyond = node.entries[100];
		beyond !== void 0 && diagnostics.error(beyond.keyAt, "too_many_entries", "More than 100 secrets", "Remove some of them.");
		let secrets = [];
		for (let { key, keyAt, value } of node.entries.slice(0, 100)) {
			SECRET_NAME.test(key) || diagnostics.error(keyAt, "invalid_name", `'${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.on)(key)}' is no name of a secret`, "Use capitals, digits and underscores: API_TOKEN.");
			let text = (0, _list_1_js__WEBPACK_IMPORTED_MODULE_2__.p)(value, `The secret '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.on)(key)}'`, diagnostics);
			if (text === void 0) continue;
			let origin = originOf(text);
			origin === void 0 ? diagnostics.error(value.at, "invalid_origin", `The secret '${(0, _shared_js__WEBPACK_IMPORTED_MODULE_1__.on)(key)}' has no origin`, "Write where the secret may go, such as https://tickets.example.com, and never its value.") : secrets.push([key, origin]);
		}
		return Object.fromEntries(secrets);
	}
	function originOf(text) {
		if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return;
		let url = new URL(text);
		return url.href === `${url.origin}/` ? url.origin : void 0;
	}
}) };
