import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { compile, type DocumentSource } from "../../schemas/compiler/index.ts";
import { readDocuments } from "../../schemas/read-documents.ts";
import { exampleNames, readExample } from "../../schemas/read-example.ts";

const sources = readDocuments(join(import.meta.dirname, "../../schemas/documents"));
const { diagnostics, release } = compile(sources);

test("the examples, as one portal in two languages, lack no text of either", () => {
	const texts = new Map(exampleNames().flatMap((name) => readExample(name).map(({ path, text }) => [path, text])));
	for (const { path, text } of readExample("translated")) texts.set(path, text);
	const shipped = sources.find(({ path }) => path === "messages/zh-CN.json")?.text ?? "";
	const own = texts.get("messages/zh-CN.json") ?? "";
	const messages = { ...JSON.parse(shipped).messages, ...JSON.parse(own).messages };
	texts.set("messages/zh-CN.json", JSON.stringify({ ...JSON.parse(own), messages }));
	const found = compile([...texts].map(([path, text]) => ({ path, text }))).diagnostics;
	expect(found.filter(({ code }) => code === "untranslated").map(({ message }) => message)).toEqual([]);
});

describe("the shipped documents", () => {
	test("compile without errors and without missing translations", () => {
		expect(diagnostics.map(({ document, line, code, message }) => `${document}:${line} ${code} ${message}`)).toEqual(
			[],
		);
		expect(release).not.toBeNull();
	});

	test("call no two forms the same", () => {
		const titles = sources
			.filter(({ path }) => path.startsWith("forms/"))
			.map(({ text }): string => JSON.stringify(JSON.parse(text).title));
		expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([]);
	});

	test("keep what is typed about one thing, or about what some filters leave, for that alone", () => {
		type Form = { draft?: boolean | { per: string }; fields?: Record<string, { widget?: string; prefill?: string }> };
		const forms = sources
			.filter(({ path }) => path.startsWith("forms/"))
			.map(({ path, text }): { path: string; form: Form } => ({ path, form: JSON.parse(text) }));
		const about = forms.filter(({ form }) =>
			Object.values(form.fields ?? {}).some(({ widget, prefill }) => widget === "hidden" && prefill !== undefined),
		);
		expect(about.filter(({ form: { draft = true } }) => draft === true).map(({ path }) => path)).toEqual([]);
		expect(about.length).toBeGreaterThan(10);
	});

	test("say in the reader's language what a case without a title of its own is called: its category", () => {
		const names = ["message", "message-lines", "messages", "my-cases", "followed-cases"];
		const paths = [...names.map((name) => `views/${name}.json`), "forms/track.json", "pages/message-detail.json"];
		const titles = sources
			.filter(({ path }) => paths.includes(path))
			.flatMap(({ path, text }) =>
				[
					...text.matchAll(/"bind": "(?:\/item|\/data\/message|\/result\/message)\/title"(,\s+"translate": true)?/g),
				].map(([, translated]) => `${path} ${translated !== undefined}`),
			);
		expect(new Set(titles)).toEqual(new Set(paths.map((path) => `${path} true`)));
	});

	test("say at the top of one's own case what comes next, in every state that is not its end", () => {
		const textOf = (wanted: string) => sources.find(({ path }) => path === wanted)?.text ?? "{}";
		const states: Record<string, { open311: string }> = JSON.parse(textOf("workflow.json")).states;
		const notices: { when: { "/item/status"?: { enum: string[] } } }[] = JSON.parse(
			textOf("views/message.json"),
		).notices;
		const told = new Set(notices.flatMap(({ when }) => when["/item/status"]?.enum ?? []));
		const open = Object.entries(states).filter(([, { open311 }]) => open311 === "open");
		expect(open.map(([name]) => name).filter((name) => !told.has(name))).toEqual([]);
		expect(open.length).toBeGreaterThan(3);
	});

	test("say at the top of one's own case what is asked back, not only that something is", () => {
		const { notices } = JSON.parse(sources.find(({ path }) => path === "views/message.json")?.text ?? "{}");
		expect(notices).toContainEqual(
			expect.objectContaining({
				when: expect.objectContaining({ "/item/status": { enum: ["info_requested"] } }),
				blocks: expect.arrayContaining([expect.objectContaining({ text: { bind: "/item/question" } })]),
			}),
		);
	});

	test("tell who publishes a case whether everybody can read it by then, or it is only proposed", () => {
		const page = sources.find(({ path }) => path === "pages/desk-publication.json")?.text ?? "";
		const told = page.split('"operation": "deskPublishCase"').slice(1);
		expect(told.map((call) => call.includes('"bind": "/result/outcome"'))).toEqual(told.map(() => true));
		expect(told.length).toBe(2);
	});

	test("take as the reason for reopening a case what three signs of Chinese say", () => {
		const form = JSON.parse(sources.find(({ path }) => path === "forms/reopen.json")?.text ?? "{}");
		expect("又坏了".length).toBeGreaterThanOrEqual(form.schema.properties.note.minLength);
	});

	test("let a similar case be followed wherever one is offered", () => {
		const offering = sources.filter(({ path, text }) => path.startsWith("forms/") && text.includes('"similar"'));
		const following = offering.filter(({ text }) =>
			JSON.stringify(JSON.parse(text).similar).includes("messagesFollow"),
		);
		expect(following).toEqual(offering);
		expect(offering.length).toBeGreaterThan(3);
	});

	test("give the same release in any order", () => {
		expect(compile(sources.toReversed()).release?.id).toBe(release?.id);
	});

	/** Spec §2: the routes, their titles where it gives one, and their requireAuth flag. */
	test.each([
		["/index/index", true],
		["/article/index", true],
		["/article/list", true],
		["/article/detail", true],
		["/report/index", false],
		["/message/index", false],
		["/message/detail", false],
		["/user/index", false],
		["/error/401", false],
		["/error/403", false],
		["/error/404", false],
		["/error/500", false],
		["/login", false],
	])("have a page at %s whose auth flag is %s", (path, auth) => {
		const route = release?.manifest.routes.find((one) => one.path === path);
		expect(route).toMatchObject({ path, auth });
		expect(route?.title).not.toBe("");
	});

	test("title the home page 'home', and call it Home before people", () => {
		const home = release?.manifest.routes.find(({ path }) => path === "/index/index");
		expect(home).toMatchObject({ title: "home", document_title: "Home" });
	});

	test.each([
		["/", "/index"],
		["/index", "/index/index"],
		["/article", "/article/index"],
		["/report", "/report/index"],
		["/message", "/message/index"],
		["/user", "/user/index"],
	])("redirect %s to %s", (from, to) => {
		expect(release?.manifest.site.redirects[from]).toBe(to);
	});

	test("send session ends to /login and unknown paths to /error/404", () => {
		expect(release?.manifest.site).toMatchObject({
			login: "/login",
			errors: { 404: "/error/404" },
			default_locale: "en-US",
		});
	});
});

test.each(exampleNames())("the example %s compiles", (name) => {
	const errors = compile(readExample(name)).diagnostics.filter(({ severity }) => severity === "error");
	expect(errors).toEqual([]);
});

/** The shipped documents with a part of one of them rewritten. */
const rewritten = (from: readonly DocumentSource[], path: string, part: string | RegExp, by: string) =>
	from.map((source) => {
		if (source.path !== path) return source;
		const text = source.text.replace(part, by);
		expect(text).not.toBe(source.text);
		return { path, text };
	});

describe("beside a locale that lacks every text, errors in the shipped documents", () => {
	const LOCALES = ["fr-FR", "de-DE", "es-ES"].map((code) => `{ "code": "${code}", "name": "${code}" },`).join(" ");
	const translated = rewritten(sources, "site.json", /"locales": \[/, `"locales": [ ${LOCALES}`);
	const whiteOnWhite = rewritten(translated, "site.json", '"primary": "#0b6660"', '"primary": "#ffffff"');
	const homeless = rewritten(whiteOnWhite, "pages/home.json", '"path": "/index/index"', '"path": "/elsewhere"');
	const broken = rewritten(homeless, "workflow.json", '"to": "withdrawn"', '"to": "closed"');
	const found = compile(broken);

	test.each(["low-contrast", "unknown-page", "unreachable-state"])("are told: %s", (code) => {
		expect(found.diagnostics.filter((one) => one.code === code)).not.toEqual([]);
	});

	test("forbid the release", () => {
		expect(found.release).toBeNull();
	});

	test("stand apart from one warning for each document and locale", () => {
		// Of two locales: of three there would be more than a compilation tells.
		const two = rewritten(translated, "site.json", '{ "code": "es-ES", "name": "es-ES" },', "");
		const lacking = compile(two).diagnostics.filter(({ code }) => code === "untranslated");
		const places = lacking.map(({ document, message }) => `${document} ${/[a-z]{2}-[A-Z]{2}/.exec(message)?.[0]}`);
		expect(places.length).toBeGreaterThan(2 * 20);
		expect(new Set(places).size).toBe(places.length - 2);
	});
});
