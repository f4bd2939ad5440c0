import { describe, expect, test } from "vitest";
import { changed, type Json, withDocument, withoutDocument } from "./changed-portal.fixture.ts";
import { CODES, compile, type DiagnosticCode, type DocumentSource } from "./index.ts";
import { LIMITS } from "./limits.ts";

/** A portal that provokes a code, and where it must be reported: document, pointer, and what stands on the line. */
type Case = [
	code: DiagnosticCode,
	what: string,
	sources: () => DocumentSource[],
	document: string,
	pointer: string,
	line: string,
];

const HOME = "pages/home.json";
const LOGIN = "forms/login.json";
const block = (own: Json) => () => changed(HOME, ["blocks", 0], own);
const site = (tokens: (string | number)[], value: Json | undefined) => () => changed("site.json", tokens, value);
const login = (tokens: (string | number)[], value: Json | undefined) => () => changed(LOGIN, tokens, value);
const mobile = (own: Json) => login(["schema", "properties", "mobile"], own);
const conditional = (tokens: (string | number)[], value: Json) => () =>
	changed("forms/conditional.json", tokens, value, "form-conditional");
const steps = (tokens: (string | number)[], value: Json) => () =>
	changed("forms/steps.json", tokens, value, "form-steps");
const list = (tokens: (string | number)[], value: Json) => () =>
	changed("views/articles.json", tokens, value, "view-list");
const messages = (texts: Json) => () =>
	withDocument(
		"messages/zh-CN.json",
		{ kind: "messages", id: "zh-cn", locale: "zh-CN", messages: texts },
		"translated",
	);
const page = (id: string, path: string): Json => ({ kind: "page", id, path, title: "T", blocks: [] });
const text = (own: Json) => block({ type: "text", text: own });

const CASES: Case[] = [
	[
		"syntax",
		"a comma too many",
		() => [...withoutDocument(HOME), { path: HOME, text: '{\n"kind": "page",\n}' }],
		HOME,
		"",
		"}",
	],
	[
		"too-large",
		"a document of a megabyte",
		() => [{ path: "a.json", text: `"${"x".repeat(LIMITS.documentSize)}"` }],
		"a.json",
		"",
		'"x',
	],
	["too-large", "nesting without end", () => [{ path: "a.json", text: "[".repeat(100_000) }], "a.json", "", "[["],
	[
		"duplicate-key",
		"a key twice",
		() => [{ path: "a.json", text: '{"kind": "page",\n"id": "a",\n"id": "b"}' }],
		"a.json",
		"/id",
		'"id": "b"',
	],
	[
		"unknown-kind",
		"a kind that does not exist",
		() => withDocument("a.json", { kind: "pag" }),
		"a.json",
		"/kind",
		'"kind": "pag"',
	],
	["meta", "a property that has no place", () => changed(HOME, ["colour"], "red"), HOME, "/colour", '"colour"'],
	["meta", "a missing property", () => changed(HOME, ["title"], undefined), HOME, "", "{"],
	[
		"meta",
		"an option of a block that is of the wrong type",
		block({ type: "heading", text: "A", level: "1" }),
		HOME,
		"/blocks/0/level",
		'"level": "1"',
	],
	[
		"meta",
		"a link with two targets",
		block({ type: "link", label: "A", link: { to: "/login", href: "tel:1" } }),
		HOME,
		"/blocks/0/link",
		'"link"',
	],
	[
		"unknown-block",
		"a block type that does not exist",
		block({ type: "headin", text: "A" }),
		HOME,
		"/blocks/0/type",
		'"type": "headin"',
	],
	[
		"unknown-widget",
		"a widget that does not exist",
		login(["fields", "/mobile", "widget"], "phone"),
		LOGIN,
		"/fields/~1mobile/widget",
		'"widget": "phone"',
	],
	[
		"unknown-icon",
		"a class that the catalogue lacks",
		site(["navigation", 0, "icon"], "layui-icon-hom"),
		"site.json",
		"/navigation/0/icon",
		"layui-icon-hom",
	],
	[
		"unknown-operation",
		"an operation that does not exist",
		() => changed(HOME, ["data"], { a: { operation: "articlesList" } }),
		HOME,
		"/data/a/operation",
		'"articlesList"',
	],
	[
		"operation-kind",
		"a list view of what is no list",
		list(["operation"], "articlesGetDetail"),
		"views/articles.json",
		"/operation",
		'"operation"',
	],
	[
		"unknown-form",
		"a form that does not exist",
		block({ type: "form", form: "logn" }),
		HOME,
		"/blocks/0/form",
		'"form": "logn"',
	],
	[
		"unknown-form",
		"an action that opens no form",
		block({ type: "button", label: "A", actions: [{ do: "open_form", form: "nothing" }] }),
		HOME,
		"/blocks/0/actions/0/form",
		'"form": "nothing"',
	],
	[
		"unknown-view",
		"a view that does not exist",
		block({ type: "list", view: "articles" }),
		HOME,
		"/blocks/0/view",
		'"view": "articles"',
	],
	[
		"unknown-view",
		"a detail where a list is needed",
		() => changed("pages/articles.json", ["blocks", 0, "view"], "article", "view-list"),
		"pages/articles.json",
		"/blocks/0/view",
		'"view": "article"',
	],
	[
		"unknown-page",
		"a link to no page",
		block({ type: "link", label: "A", link: { to: "/logi" } }),
		HOME,
		"/blocks/0/link/to",
		'"to": "/logi"',
	],
	[
		"unknown-page",
		"an error page that does not exist",
		site(["errors", "404"], "/error/405"),
		"site.json",
		"/errors/404",
		"/error/405",
	],
	["unknown-page", "a login page that does not exist", site(["login"], "/log-in"), "site.json", "/login", "/log-in"],
	[
		"unknown-parameter",
		"a parameter that the operation lacks",
		() => changed(HOME, ["data"], { a: { operation: "articlesGetList", query: { limt: 3 } } }),
		HOME,
		"/data/a/query/limt",
		'"limt"',
	],
	[
		"unknown-parameter",
		"a filter that the operation lacks",
		list(["filters", 0, "name"], "author"),
		"views/articles.json",
		"/filters/0/name",
		'"author"',
	],
	[
		"parameter-type",
		"a constant that is not allowed",
		() => changed(HOME, ["data"], { a: { operation: "articlesGetList", query: { sort: "newst" } } }),
		HOME,
		"/data/a/query/sort",
		'"newst"',
	],
	[
		"parameter-type",
		"a binding to an object",
		login(["submit", "body", "code", "bind"], "/form"),
		LOGIN,
		"/submit/body/code",
		'"code"',
	],
	[
		"missing-parameter",
		"a parameter that is needed",
		() => changed(HOME, ["data"], { a: { operation: "articlesGetDetail" } }),
		HOME,
		"/data/a/operation",
		'"operation"',
	],
	[
		"missing-parameter",
		"a part of the submission that is needed",
		login(["submit", "body", "code"], undefined),
		LOGIN,
		"/submit/operation",
		'"operation"',
	],
	[
		"unknown-pointer",
		"a binding to what no answer has",
		() => changed("views/articles.json", ["card", "title", "bind"], "/item/titel", "view-list"),
		"views/articles.json",
		"/card/title/bind",
		"/item/titel",
	],
	[
		"unknown-pointer",
		"a page's data that it does not load",
		text({ bind: "/data/cases/total" }),
		HOME,
		"/blocks/0/text/bind",
		"/data/cases",
	],
	[
		"unknown-pointer",
		"an /item outside of any list",
		text({ bind: "/item/title" }),
		HOME,
		"/blocks/0/text/bind",
		"/item/title",
	],
	[
		"unknown-pointer",
		"a /result before sending",
		login(["description"], { bind: "/result/token" }),
		LOGIN,
		"/description/bind",
		"/result/token",
	],
	[
		"unknown-pointer",
		"an answer that the form does not ask for",
		login(["submit", "body", "code", "bind"], "/form/cod"),
		LOGIN,
		"/submit/body/code/bind",
		"/form/cod",
	],
	[
		"unknown-pointer",
		"a condition on nothing",
		() => changed(HOME, ["blocks", 0, "when"], { "/users": true }),
		HOME,
		"/blocks/0/when/~1users",
		'"/users"',
	],
	[
		"unknown-pointer",
		"an option's label that no entry has",
		() =>
			changed(
				"forms/remote-options.json",
				["fields", "/category", "options", "label"],
				"/title",
				"form-remote-options",
			),
		"forms/remote-options.json",
		"/fields/~1category/options/label",
		'"/title"',
	],
	[
		"unknown-pointer",
		"a field that hangs on who is asking",
		conditional(["fields", "/phone", "when"], { "/user/id": { type: "string" } }),
		"forms/conditional.json",
		"/fields/~1phone/when/~1user~1id",
		'"/user/id"',
	],
	[
		"unknown-pointer",
		"a first value from an answer",
		login(["fields", "/mobile", "prefill"], "/result/token"),
		LOGIN,
		"/fields/~1mobile/prefill",
		'"prefill"',
	],
	[
		"pointer-type",
		"a repetition over what is no list",
		block({ type: "for_each", in: "/route/path", blocks: [] }),
		HOME,
		"/blocks/0/in",
		'"in"',
	],
	[
		"duplicate-path",
		"two pages on one path",
		() => withDocument("pages/z.json", page("z", "/login")),
		"pages/z.json",
		"/path",
		'"path"',
	],
	[
		"duplicate-path",
		"a redirect from a page",
		site(["redirects", "/login"], "/index/index"),
		"site.json",
		"/redirects/~1login",
		'"/login": "/index',
	],
	[
		"duplicate-id",
		"two pages of one id",
		() => withDocument("pages/z.json", page("home", "/z")),
		"pages/z.json",
		"/id",
		'"id": "home"',
	],
	[
		"duplicate-id",
		"two site documents",
		() => [...withoutDocument("none"), { ...siteSource(), path: "z.json" }],
		"z.json",
		"/id",
		'"id"',
	],
	[
		"duplicate-id",
		"two steps of one id",
		steps(["steps", 1, "id"], "what"),
		"forms/steps.json",
		"/steps/1/id",
		'"id": "what"',
	],
	[
		"unknown-field",
		"options of a field that the schema lacks",
		login(["fields", "/mobil"], {}),
		LOGIN,
		"/fields/~1mobil",
		'"/mobil"',
	],
	[
		"unknown-field",
		"a step with a field that the schema lacks",
		steps(["steps", 0, "fields", 0], "kid"),
		"forms/steps.json",
		"/steps/0/fields/0",
		'"kid"',
	],
	[
		"unknown-field",
		"a required field that the schema lacks",
		login(["schema", "required", 0], "mobil"),
		LOGIN,
		"/schema/required/0",
		'"mobil"',
	],
	[
		"unknown-field",
		"a label for a value that is not allowed",
		conditional(["fields", "/by", "choices", 0, "value"], "fax"),
		"forms/conditional.json",
		"/fields/~1by/choices/0/value",
		'"fax"',
	],
	[
		"field-in-no-step",
		"a field that no step asks for",
		steps(["steps", 0, "fields"], ["kind", "title"]),
		"forms/steps.json",
		"/schema/properties/hurt",
		'"hurt"',
	],
	[
		"condition-never-holds",
		"a value outside of the choices",
		conditional(["fields", "/phone", "when", "/form/by", "const"], "fax"),
		"forms/conditional.json",
		"/fields/~1phone/when/~1form~1by",
		'"/form/by"',
	],
	[
		"condition-never-holds",
		"another type",
		conditional(["fields", "/phone", "when"], { "/form/why": { type: "integer" } }),
		"forms/conditional.json",
		"/fields/~1phone/when/~1form~1why",
		'"/form/why"',
	],
	[
		"condition-never-holds",
		"a schema that contradicts itself",
		conditional(["fields", "/phone", "when"], { "/form/why": { minLength: 5, maxLength: 2 } }),
		"forms/conditional.json",
		"/fields/~1phone/when/~1form~1why",
		'"/form/why"',
	],
	[
		"condition-never-holds",
		"a field that waits for itself",
		conditional(["fields", "/phone", "when"], { "/form/phone": true }),
		"forms/conditional.json",
		"/fields/~1phone/when/~1form~1phone",
		'"/form/phone"',
	],
	[
		"condition-never-holds",
		"a status that no case has",
		() =>
			changed(
				"pages/cases.json",
				["blocks", 1, "blocks", 0, "when"],
				{ "/item/status": { const: "lost" } },
				"page-data",
			),
		"pages/cases.json",
		"/blocks/1/blocks/0/when/~1item~1status",
		'"/item/status"',
	],
	[
		"unreachable-step",
		"a condition that cannot hold",
		steps(["steps", 1, "when"], { "/form/kind": { const: "water" } }),
		"forms/steps.json",
		"/steps/1/when/~1form~1kind",
		'"/form/kind"',
	],
	[
		"unreachable-step",
		"a step that waits for itself",
		steps(["steps", 1, "when"], { "/form/who": true }),
		"forms/steps.json",
		"/steps/1/when/~1form~1who",
		'"/form/who"',
	],
	[
		"outside-reference",
		"a reference to another file",
		mobile({ title: "A", $ref: "https://example.org/a.json" }),
		LOGIN,
		"/schema/properties/mobile/$ref",
		'"$ref"',
	],
	[
		"outside-reference",
		"a reference to nothing",
		mobile({ title: "A", $ref: "#/$defs/a" }),
		LOGIN,
		"/schema/properties/mobile/$ref",
		'"$ref"',
	],
	[
		"invalid-schema",
		"a type that does not exist",
		mobile({ title: "A", type: "text" }),
		LOGIN,
		"/schema/properties/mobile/type",
		'"type": "text"',
	],
	[
		"invalid-schema",
		"a malformed pattern",
		mobile({ title: "A", type: "string", pattern: "(" }),
		LOGIN,
		"/schema/properties/mobile/pattern",
		'"pattern"',
	],
	[
		"invalid-schema",
		"a pattern that takes exponential time",
		mobile({ title: "A", type: "string", pattern: "^(a+)+$" }),
		LOGIN,
		"/schema/properties/mobile/pattern",
		'"pattern"',
	],
	[
		"invalid-schema",
		"a format that does not exist",
		mobile({ title: "A", type: "string", format: "phone" }),
		LOGIN,
		"/schema/properties/mobile/format",
		'"format"',
	],
	[
		"invalid-schema",
		"a reference that never ends",
		() =>
			changed(LOGIN, ["schema"], {
				type: "object",
				properties: { mobile: { title: "A", $ref: "#/$defs/a" }, code: { type: "string", title: "C" } },
				$defs: { a: { $ref: "#/$defs/b" }, b: { allOf: [{ $ref: "#/$defs/a" }] } },
			}),
		LOGIN,
		"/schema/$defs/a/$ref",
		'"$ref": "#/$defs/b"',
	],
	[
		"invalid-schema",
		"a condition whose pattern takes exponential time",
		conditional(["fields", "/phone", "when"], { "/form/why": { pattern: "^(a|b)+$" } }),
		"forms/conditional.json",
		"/fields/~1phone/when/~1form~1why/pattern",
		'"pattern"',
	],
	[
		"unsupported-keyword",
		"a keyword that the engine cannot render",
		mobile({ title: "A", type: "array", prefixItems: [{}] }),
		LOGIN,
		"/schema/properties/mobile/prefixItems",
		'"prefixItems"',
	],
	[
		"unsupported-keyword",
		"a misspelt keyword",
		mobile({ title: "A", type: "string", minLenght: 3 }),
		LOGIN,
		"/schema/properties/mobile/minLenght",
		'"minLenght"',
	],
	[
		"unsupported-keyword",
		"an error text that is never shown",
		login(["fields", "/mobile", "errors"], { empty: "Give it" }),
		LOGIN,
		"/fields/~1mobile/errors/empty",
		'"empty"',
	],
	["untranslated", "a text that a locale lacks", messages({ Welcome: "欢迎" }), LOGIN, "/title", '"Log in"'],
	[
		"untranslated",
		"a text of the engine that a locale lacks",
		messages({ Welcome: "欢迎" }),
		"messages/zh-CN.json",
		"",
		"{",
	],
	["malformed-message", "a brace that is not closed", text("Hello {name"), HOME, "/blocks/0/text", "Hello {name"],
	[
		"malformed-message",
		"a translation with a brace too few",
		messages({ Welcome: "欢迎 {name" }),
		"messages/zh-CN.json",
		"/messages/Welcome",
		"Welcome",
	],
	["message-argument", "an argument without a value", text("Hello {name}"), HOME, "/blocks/0/text", "Hello {name}"],
	[
		"message-argument",
		"a value without an argument",
		text({ text: "Hello", values: { name: "Li" } }),
		HOME,
		"/blocks/0/text/text",
		'"Hello"',
	],
	[
		"message-argument",
		"a translation that lacks an argument",
		messages({ "{count} days": "天" }),
		"messages/zh-CN.json",
		"/messages/{count} days",
		"days",
	],
	[
		"unlabelled-field",
		"a field without a title",
		mobile({ type: "string" }),
		LOGIN,
		"/schema/properties/mobile",
		'"mobile"',
	],
	[
		"low-contrast",
		"white on yellow",
		site(["brand", "primary"], "#ffee00"),
		"site.json",
		"/brand/on_primary",
		'"on_primary"',
	],
	[
		"low-contrast",
		"a primary colour that white hides",
		site(["brand"], { primary: "#eeeeee", on_primary: "#000000", accent: "#b4541a", logo_icon: "layui-icon-home" }),
		"site.json",
		"/brand/primary",
		'"primary"',
	],
	[
		"low-contrast",
		"a primary colour that the dark theme hides",
		site(["brand", "primary"], "#000000"),
		"site.json",
		"/brand/primary",
		'"primary"',
	],
	[
		"redirect-nowhere",
		"a redirect to no page",
		site(["redirects", "/old"], "/new"),
		"site.json",
		"/redirects/~1old",
		'"/old"',
	],
	[
		"redirect-loop",
		"redirects in a circle",
		site(["redirects"], { "/a": "/b", "/b": "/a" }),
		"site.json",
		"/redirects/~1a",
		'"/a"',
	],
	["missing-document", "no site", () => withoutDocument("site.json"), "", "", ""],
	[
		"unknown-state",
		"a transition to a state that is not there",
		() => changed("workflow.json", ["transitions", 1, "to"], "merged"),
		"workflow.json",
		"/transitions/1/to",
		'"merged"',
	],
	[
		"unreachable-state",
		"a state that nothing leads to",
		() => changed("workflow.json", ["transitions", 1, "from"], ["closed"]),
		"workflow.json",
		"/states/closed",
		'"closed"',
	],
	[
		"unknown-locale",
		"a default locale that is not spoken",
		site(["default_locale"], "fr-FR"),
		"site.json",
		"/default_locale",
		"fr-FR",
	],
];

const siteSource = () =>
	changed("site.json", ["name"], "Another").filter(({ path }) => path === "site.json")[0] ?? { text: "" };

describe("the compiler", () => {
	test.each(CASES)("reports %s for %s", (code, _what, sources, document, pointer, line) => {
		const given = sources();
		const { diagnostics, release } = compile(given);
		const found = diagnostics.find((one) => one.code === code && one.document === document && one.pointer === pointer);
		expect(found, JSON.stringify(diagnostics.slice(0, 8), null, 1)).toBeDefined();
		expect(given.find(({ path }) => path === document)?.text.split("\n")[(found?.line ?? 0) - 1] ?? "").toContain(line);
		expect(found?.severity).toBe(CODES[code].severity);
		expect(release === null).toBe(diagnostics.some(({ severity }) => severity === "error"));
	});

	test("has a case for every code", () => {
		const covered = new Set<string>(CASES.map(([code]) => code));
		expect(Object.keys(CODES).filter((code) => !covered.has(code))).toEqual([]);
	});

	test("says what was probably meant", () => {
		const fixOf = (sources: DocumentSource[]) => compile(sources).diagnostics.map(({ fix }) => fix);
		expect(fixOf(changed(HOME, ["blocks", 0, "type"], "headin"))).toContain("heading");
		expect(fixOf(changed("views/articles.json", ["card", "title", "bind"], "/item/titel", "view-list"))).toContain(
			"/item/title",
		);
		expect(fixOf(changed("site.json", ["login"], "/logn"))).toContain("/login");
	});

	test("reports no error that follows from another document's", () => {
		const { diagnostics } = compile(changed(LOGIN, ["colour"], "red"));
		expect(diagnostics.map(({ code, document }) => `${document} ${code}`)).toEqual([`${LOGIN} meta`]);
		const torn = withoutDocument(LOGIN).concat({ path: LOGIN, text: '{ "kind": "form", "id": "login", }' });
		expect(compile(torn).diagnostics.map(({ code, document }) => `${document} ${code}`)).toEqual([`${LOGIN} syntax`]);
	});
});
