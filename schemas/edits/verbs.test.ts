import { describe, expect, it } from "vitest";
import { valueAtAddress } from "./addresses.ts";
import { applyEdits } from "./apply-edits.ts";
import { describeEdits } from "./describe-edits.ts";
import { sentenceText } from "./sentences.ts";
import { readShipped } from "./shipped.fixture.ts";
import type { Documents, Edit } from "./types.ts";

const COMPLAINT = "forms/complaint.json";
const { documents } = readShipped();

let made = 0;
const edit = (verb: Edit["verb"], at: string, rest: Partial<Edit> = {}): Edit => ({
	id: `edit-${made++}`,
	verb,
	path: COMPLAINT,
	at,
	...rest,
});

/** The documents after edits that all must be taken. */
function applied(...edits: Edit[]): Documents {
	const { documents: next, refused } = applyEdits(documents, edits);
	expect(refused).toEqual([]);
	return next;
}

const refusal = (...edits: Edit[]): string[] =>
	applyEdits(documents, edits).refused.map(({ why }) => sentenceText(why));
const said = (...edits: Edit[]): string[] =>
	describeEdits(documents, edits).map(({ sentence }) => sentenceText(sentence));
const form = (from: Documents) => from[COMPLAINT];
const keysAt = (from: Documents, at: string) => Object.keys(Object(valueAtAddress(form(from), at)));

/** A form with steps, in which fields are moved and added. */
const NOISE = "forms/noise.json";
const noise = (from: Documents) => from[NOISE];
const noiseKeys = (from: Documents, at: string) => Object.keys(Object(valueAtAddress(noise(from), at)));
const inNoise = (verb: Edit["verb"], at: string, rest: Partial<Edit> = {}) => edit(verb, at, { path: NOISE, ...rest });

describe("set", () => {
	it("changes a value in its place and leaves every other document as it was", () => {
		const next = applied(edit("set", "/schema/properties/title/maxLength", { value: 60 }));
		expect(valueAtAddress(form(next), "/schema/properties/title/maxLength")).toBe(60);
		expect(keysAt(next, "/schema/properties/title")).toEqual(keysAt(documents, "/schema/properties/title"));
		expect(next["site.json"]).toBe(documents["site.json"]);
	});

	it("gives a part a property that it has not had, after the others", () => {
		const next = applied(edit("set", "/schema/properties/title/description", { value: "One line" }));
		expect(keysAt(next, "/schema/properties/title").at(-1)).toBe("description");
	});

	it("addresses entries by their identity", () => {
		const next = applied(edit("set", "/navigation/#~1help~1index/label", { path: "site.json", value: "Guide" }));
		expect(valueAtAddress(next["site.json"], "/navigation/6/label")).toBe("Guide");
	});

	it("is refused where the part is gone, and changes nothing", () => {
		const edits = [edit("remove", "/review"), edit("set", "/steps/#nowhere/title", { value: "x" })];
		expect(refusal(...edits)).toEqual(["forms/complaint.json has nothing at /steps/#nowhere/title any more."]);
		expect(refusal(edit("set", "no address", { value: 1 }))).toHaveLength(1);
		expect(refusal(edit("set", "/__proto__/polluted", { value: 1 }))).toHaveLength(1);
		expect(refusal(edit("set", "", { value: 1 }))).toHaveLength(1);
		expect(refusal(edit("set", "/title"))).toHaveLength(1);
		expect(refusal(edit("set", "/title", { path: "gone.json", value: "x" }))).toEqual([
			"There is no document gone.json.",
		]);
	});

	it("says what changed, by the names that readers know", () => {
		expect(
			said(
				edit("set", "/schema/properties/contact_mobile/title", { value: "Mobile" }),
				edit("set", "/fields/~1title/hint", { value: "Short." }),
				edit("set", "/review", { value: false }),
			),
		).toEqual([
			"Your mobile number is now called Mobile",
			expect.stringContaining("Title: hint"),
			"Complaint: review changed from “yes” to “no”",
		]);
	});
});

describe("add", () => {
	it("puts an entry where it is wanted, at the end by default", () => {
		const required = (index?: number) =>
			valueAtAddress(
				form(applied(edit("add", "/schema/required", { value: "contact_mobile", index }))),
				"/schema/required",
			);
		expect(required()).toEqual([...Object(valueAtAddress(form(documents), "/schema/required")), "contact_mobile"]);
		expect(Object(required(1))[1]).toBe("contact_mobile");
	});

	it("makes a list that is absent, a property and a document", () => {
		const stop = { when: { "/form/title": { const: "x" } }, title: "No", text: "Not here" };
		expect(valueAtAddress(form(applied(edit("add", "/stops", { value: stop, index: 0 }))), "/stops")).toEqual([stop]);
		expect(valueAtAddress(form(applied(edit("add", "/draft", { value: false }))), "/draft")).toBe(false);
		const page = { kind: "page", id: "new", title: "New" };
		expect(applied(edit("add", "", { path: "pages/new.json", value: page }))["pages/new.json"]).toEqual(page);
	});

	it("is refused where it is there already, or nothing can join", () => {
		expect(refusal(edit("add", "/schema/required", { value: "title" }))).toEqual(["There is already title here."]);
		expect(refusal(edit("add", "/title", { value: "x" }))).toHaveLength(1);
		expect(refusal(edit("add", "", { value: {} }))).toHaveLength(1);
		expect(refusal(edit("add", "/nowhere/at/all", { value: 1 }))).toHaveLength(1);
	});

	it("says that a field became required, and what was added to what", () => {
		expect(said(edit("add", "/schema/required", { value: "contact_mobile" }))).toEqual([
			"Your mobile number became required",
		]);
		expect(said(edit("add", "/navigation", { path: "site.json", value: { label: "News", path: "/news" } }))).toEqual([
			"News was added to navigation of Yunting Citizen Portal",
		]);
		const category = { code: "trees", label: "Trees" };
		expect(said(edit("add", "/categories", { path: "categories.json", value: category, index: 0 }))).toEqual([
			"Trees was added to categories",
		]);
	});
});

describe("remove", () => {
	it("takes a field out of schema, required, options and steps", () => {
		const next = applied(edit("remove", "/schema/properties/happened_on"));
		expect(JSON.stringify(form(next))).not.toContain("happened_on");
		expect(keysAt(next, "")).toEqual(keysAt(documents, ""));
	});

	it("takes away an entry, a property and a document, and is refused where none is", () => {
		expect(applied(edit("remove", "", { path: "pages/help.json" }))["pages/help.json"]).toBeUndefined();
		expect(keysAt(applied(edit("remove", "/review")), "")).not.toContain("review");
		expect(refusal(edit("remove", "/review"), edit("remove", "/review"))).toHaveLength(1);
	});

	it("says that a field became optional, or was removed", () => {
		expect(said(edit("remove", "/schema/required/#title"), edit("remove", "/schema/properties/title"))).toEqual([
			"Title became optional",
			"The field Title was removed",
		]);
	});
});

describe("move", () => {
	const stepsOf = (from: Documents) => Object(valueAtAddress(noise(from), "/steps"));

	it("splits a step before a question, and says so in one sentence", () => {
		const [first, second] = stepsOf(documents);
		const at = `/steps/#${first.id}`;
		const split = inNoise("split-step", at, { to: first.fields[1], value: { id: "more", title: "More" } });
		const [own, next, after] = stepsOf(applied(split));
		expect(own).toEqual({ ...first, fields: first.fields.slice(0, 1) });
		expect(next).toEqual({ id: "more", title: "More", fields: first.fields.slice(1) });
		expect(after).toEqual(second);
		expect(said(split)).toEqual([expect.stringMatching(/^.+ was split: More begins with .+$/)]);
		expect(refusal({ ...split, to: "nothing" })).toHaveLength(1);
		expect(refusal({ ...split, value: { id: second.id, title: "Twin" } })).toEqual(["There is already Twin here."]);
		expect(refusal({ ...split, at: "/steps" })).toHaveLength(1);
		expect(refusal({ ...split, value: { id: "more" } })).toHaveLength(1);
	});

	it("puts a field of one step into another, before an index", () => {
		const [first, second] = stepsOf(documents);
		const name = first.fields[0];
		const next = applied(
			inNoise("move", `/steps/#${first.id}/fields/#${name}`, { to: `/steps/#${second.id}/fields`, index: 1 }),
		);
		expect(stepsOf(next)[0].fields).not.toContain(name);
		expect(stepsOf(next)[1].fields[1]).toBe(name);
	});

	it("changes the order of entries and of keys", () => {
		expect(stepsOf(applied(inNoise("move", "/steps/0", { index: 1 })))[1]).toEqual(stepsOf(documents)[0]);
		expect(noiseKeys(applied(inNoise("move", "/schema/properties/title", { index: 0 })), "/schema/properties")[0]).toBe(
			"title",
		);
	});

	it("finds its place by index too, when what is taken out stands before it", () => {
		const next = applied(inNoise("move", "/steps/0", { to: "/steps/1/fields" }));
		expect(stepsOf(next)[0].fields.at(-1)).toEqual(stepsOf(documents)[0]);
	});

	it("is refused into itself and to nowhere", () => {
		expect(refusal(inNoise("move", "/steps/0", { to: "/steps/0/fields" }))).toEqual([
			"Nothing can be moved into itself.",
		]);
		expect(refusal(inNoise("move", "/steps/0", { to: "/nowhere" }))).toHaveLength(1);
		expect(refusal(inNoise("move", "/review", { to: "/steps" }))).toHaveLength(0);
		expect(refusal(inNoise("move", "", { to: "/steps" }))).toHaveLength(1);
	});
});

describe("add-field", () => {
	const field = { name: "witness", schema: { type: "string", title: "Who saw it?" }, options: { widget: "text" } };

	it("asks a further field in a step, with its options", () => {
		const steps = Object(valueAtAddress(noise(documents), "/steps"));
		const next = applied(
			inNoise("add-field", "/schema/properties", {
				value: { ...field, required: true },
				to: `/steps/#${steps[0].id}`,
				index: 1,
			}),
		);
		expect(valueAtAddress(noise(next), "/schema/properties/witness")).toEqual(field.schema);
		expect(valueAtAddress(noise(next), "/schema/required")).toContain("witness");
		expect(valueAtAddress(noise(next), "/fields/~1witness")).toEqual(field.options);
		expect(valueAtAddress(noise(next), "/steps/0/fields/1")).toBe("witness");
	});

	it("is refused for a name that is taken or none, and outside of a form", () => {
		const refused = (value: object, rest: Partial<Edit> = {}) =>
			refusal(inNoise("add-field", "/schema/properties", { value: { ...field, ...value }, ...rest }));
		expect(refused({ name: "title" })).toEqual(["There is already title here."]);
		expect(refused({ name: "two words" })).toHaveLength(1);
		expect(refused({}, { to: "/steps/#gone" })).toHaveLength(1);
		expect(refused({}, { path: "site.json", at: "/brand" })).toHaveLength(1);
	});

	it("is said", () => {
		expect(said(inNoise("add-field", "/schema/properties", { value: { ...field, required: true } }))).toEqual([
			"The required field Who saw it? was added to Noise",
		]);
	});
});

describe("translate", () => {
	const path = "messages/zh-CN.json";

	it("says a text in another language, or no longer", () => {
		const [next, none] = ["翻译", null].map((value) =>
			applied(edit("translate", "/messages/A device", { path, value })),
		);
		expect(valueAtAddress(next?.[path], "/messages/A device")).toBe("翻译");
		expect(valueAtAddress(none?.[path], "/messages/A device")).toBeUndefined();
		expect(said(edit("translate", "/messages/New text", { path, value: "新" }))).toEqual([
			"“New text” is “新” in zh-CN",
		]);
	});

	it("is refused in other documents and for other values", () => {
		expect(
			refusal(edit("translate", "/messages/A", { value: "x" }), edit("translate", "/messages/A", { path, value: 1 })),
		).toHaveLength(2);
	});
});

describe("replace-document", () => {
	it("keeps a text that is no JSON, refuses other edits meanwhile, and takes them again afterwards", () => {
		const broken = edit("replace-document", "", { value: '{"kind": ' });
		const other = edit("set", "/title", { value: "x" });
		const result = applyEdits(documents, [broken, other]);
		expect(result.broken).toEqual({ [COMPLAINT]: '{"kind": ' });
		expect(result.documents[COMPLAINT]).toBeUndefined();
		expect(result.refused.map(({ why }) => sentenceText(why))).toEqual([expect.stringContaining("not valid JSON")]);
		const mended = applyEdits(documents, [broken, edit("replace-document", "", { value: '{"kind":"form"}' }), other]);
		expect(mended).toMatchObject({ broken: {}, refused: [], documents: { [COMPLAINT]: { kind: "form", title: "x" } } });
	});
});

describe("undo", () => {
	it("leaves an edit out, and undoing the undo brings it back", () => {
		const change = edit("set", "/title", { value: "x" });
		const undo = edit("undo", "", { to: change.id });
		expect(applied(change, undo)).toEqual(documents);
		expect(form(applied(change, undo, edit("undo", "", { to: undo.id })))).toMatchObject({ title: "x" });
		expect(said(change, undo)).toEqual([]);
	});

	it("is refused where there is no such edit before it", () => {
		expect(refusal(edit("undo", "", { to: "nothing" }))).toEqual(["There is no such edit to undo."]);
	});
});

it("refuses a verb that there is none of, whatever it is called", () => {
	for (const name of ["constructor", "frobnicate"]) {
		const unknown: Edit = JSON.parse(JSON.stringify({ ...edit("set", "/title"), verb: name }));
		expect(refusal(unknown)).toEqual(["There is no such edit."]);
	}
});
