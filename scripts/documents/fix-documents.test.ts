import { describe, expect, it } from "vitest";
import { OWN, ownForm } from "../../schemas/compiler/cases/provoke.fixture.ts";
import { MECHANICAL_CASES } from "../../schemas/compiler/fixes/mechanical.fixture.ts";
import { check } from "../../schemas/compiler/index.ts";
import { fixedSources } from "./fix-documents.ts";

const submit = { operation: "userEndSessions", label: "Send", body: { which: "all" } };

const errorsOf = (sources: Parameters<typeof check>[0]) =>
	check(sources).filter(({ severity, document }) => severity === "error" && document === OWN);

const ownText = (sources: Parameters<typeof check>[0]) => sources.find(({ path }) => path === OWN)?.text ?? "";

describe("check --fix", () => {
	it.each(MECHANICAL_CASES)("mends %s", (_what, schema, mended) => {
		const given = ownForm(schema, { submit })();
		const errors = errorsOf(given);
		expect(errors.length).toBeGreaterThan(0);
		expect(errors.filter(({ patch }) => patch === undefined)).toEqual([]);
		const { sources, fixes } = fixedSources(given);
		expect(errorsOf(sources)).toEqual([]);
		expect(JSON.parse(ownText(sources)).schema).toMatchObject(mended);
		expect(fixes.map(({ path }) => path)).toEqual([OWN]);
	});

	it("mends all of these in one document together", () => {
		const properties = Object.fromEntries(
			MECHANICAL_CASES.flatMap(([, schema], at) =>
				Object.keys(schema).every((keyword) => ["type", "properties"].includes(keyword))
					? [[`group_${at}`, { title: "A group", type: "object", ...schema }]]
					: [],
			),
		);
		const { sources } = fixedSources(ownForm({ type: "object", properties }, { submit })());
		expect(errorsOf(sources)).toEqual([]);
	});

	it("keeps the order of names, the indentation, and documents that nothing is wrong with to the byte", () => {
		const given = ownForm({ properties: { a: { titel: "A", type: "string" } }, type: "object" }, { submit })().map(
			(source) => ({
				...source,
				text: source.text.replace(/^( {2})+/gm, (spaces) => "\t".repeat(spaces.length / 2)),
			}),
		);
		const { sources } = fixedSources(given);
		expect(ownText(sources)).toContain('\n\t\t\t"a": {\n\t\t\t\t"title": "A",\n\t\t\t\t"type": "string"\n');
		expect(sources.filter(({ path }) => path !== OWN)).toEqual(given.filter(({ path }) => path !== OWN));
	});

	it("leaves alone what has no plain fix", () => {
		const given = ownForm({ type: "object", properties: { a: { type: "string", title: "A", pattern: "(" } } })();
		expect(fixedSources(given)).toEqual({ sources: given, fixes: [] });
	});
});
