import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exampleNames, readExample } from "../read-example.ts";
import { changed } from "./changed-portal.fixture.ts";
import { compileInTurn } from "./checked-shipped.fixture.ts";
import { hashOf } from "./hash.ts";
import { compile, type DocumentSource } from "./index.ts";

const KINDS = ["site", "page", "form", "view", "workflow", "messages", "icons"];

describe("compile never throws and never hangs", { timeout: 60_000 }, () => {
	test("whatever text it is given", () => {
		fc.assert(
			fc.property(fc.array(fc.record({ path: fc.string(), text: fc.string() })), (sources) => {
				expect(compile(sources).release).toBeNull();
			}),
			{ numRuns: 100 },
		);
	});

	test("whatever JSON it is given as a document of some kind", () => {
		const document = fc.tuple(fc.constantFrom(...KINDS), fc.dictionary(fc.string(), fc.jsonValue()));
		fc.assert(
			fc.property(document, ([kind, rest]) => {
				const sources = [...readExample("base"), { path: "x.json", text: JSON.stringify({ ...rest, kind }) }];
				expect(compile(sources).diagnostics.length).toBeGreaterThan(0);
			}),
			{ numRuns: 100 },
		);
	});

	test("whatever stands anywhere in its documents", () => {
		const compile = compileInTurn();
		const sources = readExample("form-conditional");
		const places = sources.flatMap((source) =>
			placesIn(JSON.parse(source.text)).map((tokens) => ({ path: source.path, tokens })),
		);
		fc.assert(
			fc.property(fc.constantFrom(...places), fc.jsonValue({ maxDepth: 3 }), ({ path, tokens }, value) => {
				const text = JSON.stringify(value);
				expect(() => compile(changed(path, tokens, JSON.parse(text), "form-conditional"))).not.toThrow();
			}),
			{ numRuns: 100 },
		);
	});

	test("a value that cannot be made a text of", () => {
		const compile = compileInTurn();
		const sources = readExample("form-conditional");
		for (const { path, text } of sources)
			for (const tokens of placesIn(JSON.parse(text)))
				expect(
					() => compile(changed(path, tokens, { toString: false }, "form-conditional")),
					tokens.join("/"),
				).not.toThrow();
	});

	test("whatever JSON Schema a form has", () => {
		const keywords = [
			"type",
			"properties",
			"items",
			"oneOf",
			"allOf",
			"if",
			"then",
			"$ref",
			"$defs",
			"required",
			"enum",
			"pattern",
			"format",
			"const",
			"not",
			"minLength",
		];
		const leaf = fc.oneof(
			fc.constantFrom("string", "object", "#/$defs/a", "#", "a", "(", "date"),
			fc.integer(),
			fc.boolean(),
		);
		const { schema } = fc.letrec((tie) => ({
			schema: fc.oneof(
				{ depthSize: "small" },
				leaf,
				fc.dictionary(fc.constantFrom(...keywords, "a", "b"), tie("schema"), { maxKeys: 5 }),
				fc.array(tie("schema"), { maxLength: 3 }),
			),
		}));
		fc.assert(
			fc.property(schema, (value) => {
				const text = JSON.stringify({
					type: "object",
					properties: { mobile: value, code: { type: "string", title: "C" } },
					$defs: { a: value },
				});
				expect(() => compile(changed("forms/login.json", ["schema"], JSON.parse(text)))).not.toThrow();
			}),
			{ numRuns: 100 },
		);
	});

	test("on documents beyond its limits", () => {
		const many: DocumentSource[] = Array.from({ length: 600 }, (_, index) => ({ path: `${index}.json`, text: "{}" }));
		expect(compile(many).diagnostics.map(({ code }) => code)).toEqual(["too-large"]);
	});
});

/** The way to every value in a JSON document. */
function placesIn(json: unknown, at: (string | number)[] = []): (string | number)[][] {
	if (json === null || typeof json !== "object") return [at];
	return [at, ...Object.entries(json).flatMap(([key, value]) => placesIn(value, [...at, key]))];
}

describe("a release", () => {
	test("is the same whatever the order of the sources", () => {
		const sources = readExample("form-steps");
		const ids = [sources, sources.toReversed()].map((order) => compile(order).release?.id);
		expect(ids[0]).toMatch(/^[0-9a-f]{64}$/);
		expect(ids[1]).toBe(ids[0]);
	});

	test("is the same whatever the paths and the spaces of the sources", () => {
		const sources = readExample("base");
		const packed = sources.map(({ path, text }) => ({
			path: `elsewhere/${path}`,
			text: JSON.stringify(JSON.parse(text)),
		}));
		expect(compile(packed).release?.id).toBe(compile(sources).release?.id);
	});

	test("changes its id with any document", () => {
		expect(compile(changed("site.json", ["name"], "Another")).release?.id).not.toBe(
			compile(readExample("base")).release?.id,
		);
	});

	test("names every file by the hash of its body, the manifest too, and holds all that the manifest names", () => {
		const { release } = compile(readExample("view-list"));
		const names = new Set(release?.files.map(({ name }) => name));
		for (const { name, body } of release?.files ?? []) expect(name.split(".")[0]).toBe(hashOf(body));
		const named = JSON.stringify(release?.manifest).match(/[0-9a-f]{64}/g) ?? [];
		expect(named.filter((hash) => !["json", "js", "css"].some((end) => names.has(`${hash}.${end}`)))).toEqual([]);
		expect(names.has(`${release?.id}.json`)).toBe(true);
	});

	test("tells for each route what it needs, through lists, forms and actions", () => {
		const { release } = compile(readExample("view-list"));
		const route = (path: string) => release?.manifest.routes.find((one) => one.path === path);
		const { login } = release?.manifest.forms ?? {};
		expect(route("/login")?.needs).toEqual([login?.artefact, login?.validator]);
		expect(route("/example/articles")?.needs).toEqual([release?.manifest.views.articles]);
		expect(route("/index/index")).toMatchObject({ title: "home", auth: true, needs: [] });
	});

	test("has the messages of each locale: of the default one only what is more than plain text and arguments", () => {
		const { release } = compile(readExample("translated"));
		const bodyOf = (hash: string | undefined) =>
			JSON.parse(release?.files.find(({ name }) => name === `${hash}.json`)?.body ?? "{}");
		const chinese = bodyOf(release?.manifest.messages["zh-CN"]);
		expect(chinese).toMatchObject({ locale: "zh-CN", messages: { Welcome: "欢迎" } });
		const english = bodyOf(release?.manifest.messages["en-US"]);
		expect(english.messages.Welcome).toBeUndefined();
		expect(english.messages["“{title}” is required"]).toBeUndefined();
		expect(english.messages["{count, plural, one {# day} other {# days}}"]).toEqual([
			["count", "plural", { one: ["#", " day"], other: ["#", " days"] }],
		]);
	});

	test("says the brand as custom properties", () => {
		const { release } = compile(readExample("base"));
		const style = release?.files.find(({ name }) => name === `${release.manifest.style}.css`)?.body;
		expect(style).toContain("--pt-brand-primary:#0b6660");
	});

	test("has dependents as if/then, which the form engine renders", () => {
		const { release } = compile(readExample("form-dependents"));
		const hash = release?.manifest.forms.dependents?.artefact;
		const { schema } = JSON.parse(release?.files.find(({ name }) => name === `${hash}.json`)?.body ?? "{}");
		expect(schema).not.toHaveProperty("dependentRequired");
		expect(schema.allOf).toHaveLength(2);
	});

	test.each(exampleNames())("is made of the example %s", (name) => {
		expect(compile(readExample(name)).diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
	});
});

test("a page's former paths are redirects to it, and a form is found by its former ids", () => {
	const form = readExample("base").map(({ path, text }) =>
		path === "forms/login.json"
			? { path, text: text.replace('"id": "login"', '"id": "login", "formerly": ["enter"]') }
			: { path, text },
	);
	const page = { kind: "page", id: "z", path: "/z", title: "Z", blocks: [], formerly: ["/y", "/old/z"] };
	const { diagnostics, release } = compile([...form, { path: "pages/z.json", text: JSON.stringify(page) }]);
	expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
	expect(release?.manifest.site.redirects).toMatchObject({ "/": "/index", "/y": "/z", "/old/z": "/z" });
	const { enter, login } = release?.manifest.forms ?? {};
	expect([enter, login?.artefact]).toEqual([login, expect.stringMatching(/^[0-9a-f]{64}$/)]);
});

test("a kept test case makes a release of its own, and is no part of what anybody loads", () => {
	const kept = {
		kind: "test-case",
		id: "one",
		title: "One",
		form: "login",
		answers: {},
		expected: ["/mobile", "/code"],
	};
	const before = compile(readExample("base")).release;
	const after = (expected: string[]) =>
		compile([...readExample("base"), { path: "test-cases/one.json", text: JSON.stringify({ ...kept, expected }) }])
			.release;
	const { staff, ...manifest } = after(kept.expected)?.manifest ?? {};
	expect(staff).toMatch(/^[0-9a-f]{64}$/);
	expect(manifest).toEqual(before?.manifest);
	expect(after(["/code"])?.id).not.toBe(after(kept.expected)?.id);
	const files = [...(after(kept.expected)?.files ?? []), ...(after(kept.expected)?.staff_files ?? [])];
	expect(files.filter(({ body }) => body.includes("test-case"))).toEqual([]);
});
