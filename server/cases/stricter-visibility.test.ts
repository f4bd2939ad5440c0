import { expect, it } from "vitest";
import type { FormArtefact } from "../../schemas/release.ts";
import type { FieldOptions, FormDocument } from "../../schemas/types.gen.ts";
import { withStricterVisibility } from "./stricter-visibility.ts";
import { publicTextOf, titleOf, valuesOf } from "./values.ts";

const text = { type: "string", title: "Text" };
const properties = {
	title: text,
	place: text,
	person: { type: "object", properties: { name: text, age: text } },
	rows: { type: "array", items: { type: "object", properties: { plate: text } } },
};

const documentOf = (fields: Record<string, FieldOptions>, has: object = properties): FormDocument => ({
	kind: "form",
	id: "noise",
	title: "Noise",
	fields,
	schema: { type: "object", properties: has },
	submit: { operation: "messagesIndex", label: "Send", body: {} },
});

const artefactOf = (fields: Record<string, FieldOptions>): FormArtefact => ({
	document: documentOf(fields),
	validator: "",
});

const DATA = {
	title: "Loud pub",
	place: "Harbour 1",
	person: { name: "Lin", age: "40" },
	rows: [{ plate: "B-123" }],
};

const PUBLIC: FieldOptions = { visibility: "public" };
const PRIVATE: FieldOptions = { visibility: "private" };
const ALL_PUBLIC = { "/title": PUBLIC, "/place": PUBLIC, "/person": PUBLIC, "/rows": PUBLIC };

const seen = (form: FormArtefact) => valuesOf(form, DATA, "public").map(({ name }) => name);

it("hides what the version in force hides, in groups and rows too, also from the search and the title", () => {
	const inForce = documentOf({
		...ALL_PUBLIC,
		"/title": PRIVATE,
		"/person/name": { visibility: "private" },
		"/rows/*/plate": PRIVATE,
	});
	const strict = withStricterVisibility(artefactOf(ALL_PUBLIC), inForce);
	expect(seen(artefactOf(ALL_PUBLIC))).toEqual(["/title", "/place", "/person/name", "/person/age", "/rows/0/plate"]);
	expect(seen(strict)).toEqual(["/place", "/person/age"]);
	expect(publicTextOf(strict, DATA)).toBe("Harbour 1\n40");
	expect(titleOf(strict, DATA, "Noise")).toBe("Noise");
});

it("never shows more than the version that the case was filed with", () => {
	const strict = withStricterVisibility(artefactOf({ "/place": PUBLIC }), documentOf(ALL_PUBLIC));
	expect(seen(strict)).toEqual(["/place"]);
});

it("takes the mask between the two, and leaves a field that the version in force does not have as it was", () => {
	const inForce = documentOf({ "/title": { visibility: "masked" } }, { title: text });
	const strict = withStricterVisibility(artefactOf({ "/title": PUBLIC, "/place": PUBLIC }), inForce);
	expect(valuesOf(strict, DATA, "public").map((outcome) => outcome.text)).toEqual([
		expect.not.stringMatching("Loud pub"),
		"Harbour 1",
	]);
});
