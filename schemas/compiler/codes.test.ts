import { describe, expect, test } from "vitest";
import { ALL_CASES } from "./cases/all-cases.fixture.ts";
import { HOME, LOGIN, ownForm } from "./cases/provoke.fixture.ts";
import { changed, withoutDocument } from "./changed-portal.fixture.ts";
import { CODES, compile, type DocumentSource } from "./index.ts";

const compiled = new Map<() => DocumentSource[], ReturnType<typeof compile>>();

/** What the compiler makes of a case, which each is compiled for once. */
function compiledCase(sources: () => DocumentSource[]): ReturnType<typeof compile> {
	const result = compiled.get(sources) ?? compile(sources());
	compiled.set(sources, result);
	return result;
}

describe("the compiler", () => {
	test.each(ALL_CASES)("reports %s for %s", (code, _what, sources, document, pointer, line) => {
		const given = sources();
		const { diagnostics, release } = compiledCase(sources);
		const found = diagnostics.find((one) => one.code === code && one.document === document && one.pointer === pointer);
		expect(found, JSON.stringify(diagnostics.slice(0, 8), null, 1)).toBeDefined();
		expect(given.find(({ path }) => path === document)?.text.split("\n")[(found?.line ?? 0) - 1] ?? "").toContain(line);
		expect(found?.severity).toBe(CODES[code].severity);
		expect(release === null).toBe(diagnostics.some(({ severity }) => severity === "error"));
	});

	test.each(ALL_CASES)(
		"says of %s for %s what was found and what was expected, in words",
		(code, _what, sources, document, pointer) => {
			const own = compiledCase(sources).diagnostics.find(
				(one) => one.code === code && one.document === document && one.pointer === pointer,
			);
			expect(own?.message).toMatch(/^.{8,}\. (.*\. )?Expected .{4,}\.$/su);
			expect(own?.message).not.toMatch(/undefined|\[object|\b[LR](Brace|Bracket)\b| {2}/);
		},
	);

	test("has a case for every code", () => {
		const covered = new Set<string>(ALL_CASES.map(([code]) => code));
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

	test.each(["#/$defs/place", "place.json#/$defs/plot"])(
		"reports that %s leads nowhere once, and nothing that comes of it",
		($ref) => {
			const fields = {
				"/where": { widget: "address" },
				"/where/plot": { when: { "/form/where/street": { const: "Mill Lane" } } },
				"/since": { not_after: "today" },
			};
			const steps = [{ id: "one", title: "One", fields: ["where", "since"] }];
			const schema = {
				type: "object",
				properties: { where: { $ref }, since: { title: "Since", $ref } },
				required: ["where"],
				$defs: { plot: { type: "string", title: "Plot" } },
			};
			const submit = {
				operation: "messagesTrack",
				label: "Send",
				body: { number: { bind: "/form/where/street" }, code: { bind: "/form/since" } },
			};
			const found = compile(ownForm(schema, { fields, steps, submit })()).diagnostics;
			expect(found.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
				"outside-reference /schema/properties/where/$ref",
				"outside-reference /schema/properties/since/$ref",
			]);
		},
	);
});
