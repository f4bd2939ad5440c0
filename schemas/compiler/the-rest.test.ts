import { expect, test } from "vitest";
import { HOME, LOGIN, OWN, ownForm } from "./cases/provoke.fixture.ts";
import { changed, type Json } from "./changed-portal.fixture.ts";
import { check, type DocumentSource } from "./index.ts";

const submit = { operation: "userEndSessions", label: "Send", body: { which: "all" } };

const found = (sources: DocumentSource[]) =>
	check(sources)
		.filter(({ severity }) => severity === "error")
		.map(({ document, pointer, code }) => `${document} ${pointer} ${code}`);

const flawed = {
	type: "object",
	properties: { a: { type: "string", format: "phone" }, b: { type: "text", title: "B" } },
};
const IN_SCHEMA = [
	`${OWN} /schema/properties/a unlabelled-field`,
	`${OWN} /schema/properties/a/format invalid-schema`,
	`${OWN} /schema/properties/b nothing-to-ask`,
	`${OWN} /schema/properties/b/type invalid-schema`,
];

test("a part that has no place hides nothing that is wrong beside it", () => {
	expect(found(ownForm(flawed, { colour: "red", submit })()).sort()).toEqual([`${OWN} /colour meta`, ...IN_SCHEMA]);
});

test("a part that is malformed hides nothing that is wrong beside it", () => {
	const fields: Json = { "/a": { widget: "txt" }, "/b": { rows: 900, placeholder: 5 } };
	const all = found(ownForm(flawed, { fields, submit })());
	expect(all).toEqual(expect.arrayContaining(IN_SCHEMA));
	expect(all.filter((one) => one.includes("/fields/"))).toHaveLength(3);
});

test("a part that is missing hides nothing that is wrong beside it", () => {
	const sources = ownForm(flawed, { submit })().map((source) =>
		source.path === OWN ? { ...source, text: source.text.replace('"title": "A form of its own",', "") } : source,
	);
	expect(found(sources).sort()).toEqual([`${OWN}  meta`, ...IN_SCHEMA]);
});

test("a reference that leads nowhere hides nothing that is wrong beside it", () => {
	const properties = { ...flawed.properties, c: { title: "C", $ref: "#/$defs/none" } };
	expect(found(ownForm({ ...flawed, properties }, { submit })()).sort()).toEqual(
		[...IN_SCHEMA, `${OWN} /schema/properties/c/$ref outside-reference`].sort(),
	);
});

test("what stands behind an entry that is malformed is reported where it stands", () => {
	const text = { type: "text", text: { text: "{a", values: {} } };
	expect(found(changed(HOME, ["blocks"], [{ type: "headin" }, { type: "txt" }, text]))).toEqual([
		`${HOME} /blocks/0/type unknown-block`,
		`${HOME} /blocks/1/type unknown-block`,
		`${HOME} /blocks/2/text/text malformed-message`,
	]);
});

test("nothing is reported that comes of a part that was taken out", () => {
	expect(found(changed(LOGIN, ["fields"], 5))).toEqual([`${LOGIN} /fields meta`]);
	expect(found(changed(LOGIN, ["submit", "body"], 5))).toEqual([`${LOGIN} /submit/body meta`]);
});

test("no message has brackets or lists with nothing in them", () => {
	const all = check([
		...changed(
			HOME,
			["blocks"],
			[{ type: "section", title: "" }, { type: "section" }, { type: "text" }, { type: "link" }],
		),
		...ownForm({ type: "object", properties: {}, required: ["a"] })(),
	]);
	expect(all.length).toBeGreaterThan(3);
	expect(all.filter(({ message }) => /\(\s*\)|: \.|\[\s*\]/.test(message)).map(({ message }) => message)).toEqual([]);
});
