import { expect, it } from "vitest";
import { applyEdits } from "./apply-edits.ts";
import { describeEdits } from "./describe-edits.ts";
import { sentenceText } from "./sentences.ts";
import type { Documents, Edit } from "./types.ts";

const PATH = "forms/a.json";
const documents: Documents = {
	[PATH]: {
		kind: "form",
		id: "a",
		title: "A form",
		schema: {
			type: "object",
			properties: {
				name: { type: "string", title: "Name" },
				street: { type: "string", title: "Street" },
				place: { type: "object", title: "Place", properties: { city: { type: "string", title: "City" } } },
				people: { type: "array", items: { type: "object", properties: { age: { type: "number", title: "Age" } } } },
			},
			required: ["name", "street"],
		},
		fields: {
			"/street": { hint: "With its number." },
			"/name": { when: { "/form/street": true }, computed: { text: "{a}", values: { a: { bind: "/form/street" } } } },
			"/people/*/age": { widget: "number" },
		},
		steps: [
			{ id: "one", title: "One", fields: ["name", "street"] },
			{ id: "two", title: "Two", fields: ["place", "people"] },
		],
	},
};

const edit = (at: string, more: Partial<Edit> = {}): Edit => ({ id: at, verb: "move-field", path: PATH, at, ...more });

function after(...edits: Edit[]) {
	const { documents: made, refused } = applyEdits(documents, edits);
	return { form: made[PATH], why: refused.map(({ why }) => sentenceText(why)) };
}

it("moves a field into a group with its options, whether it is required, and all that refers to it", () => {
	const { form, why } = after(
		edit("/schema/properties/street", { to: "/schema/properties/place/properties", index: 0 }),
	);
	expect(why).toEqual([]);
	expect(form).toMatchObject({
		schema: { properties: { place: { required: ["street"] } }, required: ["name"] },
		steps: [{ fields: ["name"] }, { fields: ["place", "people"] }],
		fields: {
			"/place/street": { hint: "With its number." },
			"/name": { when: { "/form/place/street": true }, computed: { values: { a: { bind: "/form/place/street" } } } },
		},
	});
	expect(JSON.stringify(form)).toMatch(/"properties":{"street":{[^}]*},"city"/);
});

it("moves a field out again, to the step that is named, and is back where it was", () => {
	const into = edit("/schema/properties/street", { to: "/schema/properties/place/properties" });
	const out = edit("/schema/properties/place/properties/street", {
		to: "/schema/properties",
		value: "one",
		index: 1,
	});
	const { form, why } = after(into, out);
	expect(why).toEqual([]);
	expect(form).toMatchObject({
		schema: { required: ["name", "street"] },
		steps: documents[PATH]?.steps,
		fields: { "/street": { hint: "With its number." }, "/name": { when: { "/form/street": true } } },
	});
});

it("moves a field among its neighbours and to another step, its schema staying", () => {
	const { form } = after(edit("/schema/properties/name", { index: 1 }));
	expect(form?.steps).toMatchObject([{ fields: ["street", "name"] }, {}]);
	const { form: other } = after(edit("/schema/properties/name", { value: "two", index: 0 }));
	expect(other?.steps).toMatchObject([{ fields: ["street"] }, { fields: ["name", "place", "people"] }]);
	expect(other?.schema).toEqual(documents[PATH]?.schema);
});

it("moves the fields of rows out of them, and leaves what meant one row of many", () => {
	const at = "/schema/properties/people/items/properties/age";
	const { form, why } = after(edit(at, { to: "/schema/properties/place/properties" }));
	expect(why).toEqual([]);
	expect(form?.fields).toMatchObject({ "/place/age": { widget: "number" } });
});

it("tells why a field cannot be moved", () => {
	const place = "/schema/properties/place";
	expect(after(edit(place, { to: `${place}/properties` })).why).toEqual(["Nothing can be moved into itself."]);
	expect(after(edit("/schema/properties/gone")).why[0]).toContain("any more");
	expect(after(edit(place, { value: "three" })).why[0]).toContain("any more");
});

it("describes where a field goes", () => {
	const sentences = (...edits: Edit[]) => describeEdits(documents, edits).map(({ sentence }) => sentenceText(sentence));
	expect(sentences(edit("/schema/properties/street", { to: "/schema/properties/place/properties" }))).toEqual([
		"Street was moved to Place",
	]);
	expect(sentences(edit("/schema/properties/street", { value: "two" }))).toEqual(["Street was moved to Two"]);
});
