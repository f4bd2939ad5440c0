import { expect, it } from "vitest";
import { asObject, type JsonObject } from "../../../schemas/json/json.ts";
import { pasteAll } from "../arrange/take-turns.ts";
import {
	arrangedForm,
	COMPLAINT_FORM,
	changedForm,
	formAfter,
	partsInOrder,
	questionIn,
	shippedComplaint,
	steppedComplaint,
} from "./form-edits.fixture.ts";
import { questionSteps } from "./form-model.ts";

it("copies a question with its options into another form, under a free name and without what that form lacks", () => {
	const clip = arrangedForm(shippedComplaint).clip("/contact_by");
	const other: JsonObject = {
		kind: "form",
		id: "b",
		title: "B",
		submit: {},
		schema: { type: "object", properties: { contact_by: { type: "string", title: "There" } } },
	};
	if (!clip) throw new Error("nothing was copied");
	const { made, selected } = changedForm(
		other,
		arrangedForm(other).paste(clip, { part: "/contact_by", where: "before" }),
	);
	expect(partsInOrder(made)).toEqual(["/contact_by_2", "/contact_by"]);
	expect(selected).toBe("/contact_by_2");
	const own = questionIn(shippedComplaint, "contact_by");
	const pasted = questionIn(made, "contact_by_2");
	expect(pasted.schema).toEqual(own.schema);
	expect(pasted.options.choices).toEqual(own.options.choices);
	expect(pasted.options.when).toBeUndefined();
});

it("copies a step with its questions, within the form and into one that has no steps", () => {
	const clip = arrangedForm(steppedComplaint).clip("#who");
	if (!clip) throw new Error("nothing was copied");
	const again = changedForm(
		steppedComplaint,
		arrangedForm(steppedComplaint).paste(clip, { part: "#who", where: "after" }),
	);
	expect(questionSteps(again.made).map(({ title, fields }) => [title, fields])).toEqual([
		["What", ["category", "title", "description"]],
		["Who", ["identity", "contact_name"]],
		["Who", ["identity_2", "contact_name_2"]],
	]);
	expect(again.selected).toBe("#step-3");
	expect(questionIn(again.made, "identity_2").schema).toEqual(questionIn(steppedComplaint, "identity").schema);
	const other: JsonObject = {
		kind: "form",
		id: "b",
		title: "B",
		submit: {},
		schema: { type: "object", properties: { there: { type: "string", title: "There" } } },
	};
	const { made } = changedForm(other, arrangedForm(other).paste(clip, { part: "", where: "within" }));
	expect(questionSteps(made).map(({ title, fields }) => [title, fields])).toEqual([
		["B", ["there"]],
		["Who", ["identity", "contact_name"]],
	]);
});

/** Questions of which one is asked by what another is answered, at the top, in a group or in rows. */
const asking = (pointer: string, scope: string) => ({
	[`${pointer}/pet`]: { code_for: `${pointer}/phone` },
	[`${pointer}/breed`]: { when: { [`${scope}/pet`]: { const: "dog" } }, compared: [{ not_same_as: `${scope}/pet` }] },
});
const texts = { pet: { type: "string" }, breed: { type: "string" }, phone: { type: "string" } };
const pets: JsonObject = {
	kind: "form",
	id: "pets",
	title: "Pets",
	submit: {},
	schema: { type: "object", properties: { home: { type: "object", title: "Home", properties: texts } } },
	fields: { "/home": {}, ...asking("/home", "/form/home") },
};

it("has the conditions within a copied group ask of the copy", () => {
	const clip = arrangedForm(pets).clip("/home");
	if (!clip) throw new Error("nothing was copied");
	const { made } = changedForm(pets, arrangedForm(pets).paste(clip, { part: "/home", where: "after" }));
	expect(made.fields).toEqual({
		...asObject(pets.fields),
		"/home_2": {},
		...asking("/home_2", "/form/home_2"),
	});
	const elsewhere: JsonObject = { ...pets, schema: { type: "object", properties: { yard: texts.pet } }, fields: {} };
	const other = changedForm(elsewhere, arrangedForm(elsewhere).paste(clip, { part: "/yard", where: "after" })).made;
	expect(other.fields).toEqual(pets.fields);
});

it("has the conditions among the questions of a copied step ask of the copies", () => {
	const form: JsonObject = {
		...pets,
		schema: { type: "object", properties: texts },
		fields: asking("", "/form"),
		steps: [{ id: "one", title: "One", fields: ["breed", "pet", "phone"] }],
	};
	const clip = arrangedForm(form).clip("#one");
	if (!clip) throw new Error("nothing was copied");
	const { made } = changedForm(form, arrangedForm(form).paste(clip, { part: "#one", where: "after" }));
	expect(made.fields).toMatchObject({
		"/pet_2": { code_for: "/phone_2" },
		"/breed_2": { when: { "/form/pet_2": { const: "dog" } }, compared: [{ not_same_as: "/form/pet_2" }] },
		"/breed": { when: { "/form/pet": { const: "dog" } } },
	});
});

it("has the conditions among questions that are copied together ask of the copies", () => {
	const form: JsonObject = { ...pets, schema: { type: "object", properties: texts }, fields: asking("", "/form") };
	const arrangement = arrangedForm(form);
	const clip = arrangement.clip("/pet");
	const other = arrangement.clip("/breed");
	if (!clip || !other) throw new Error("nothing was copied");
	const { edits, ids } = pasteAll(
		{ documents: { [COMPLAINT_FORM]: form }, arrangement, arrange: arrangedForm },
		{ ...clip, others: [other] },
		{ part: "/phone", where: "after" },
	);
	expect(ids).toEqual(["/pet_2", "/breed_2"]);
	expect(formAfter(form, edits).fields).toMatchObject({
		"/pet_2": { code_for: "/phone" },
		"/breed_2": { when: { "/form/pet_2": { const: "dog" } }, compared: [{ not_same_as: "/form/pet_2" }] },
		"/breed": { when: { "/form/pet": { const: "dog" } } },
	});
});

it("leaves behind what a question of a row says of others in that row", () => {
	const rows: JsonObject = {
		...pets,
		schema: {
			type: "object",
			properties: { pets: { type: "array", items: { type: "object", properties: texts } } },
		},
		fields: asking("/pets/*", "/item"),
	};
	const clip = arrangedForm(rows).clip("/pets/*/breed");
	if (!clip) throw new Error("nothing was copied");
	const beside = changedForm(rows, arrangedForm(rows).paste(clip, { part: "/pets/*/breed", where: "after" })).made;
	expect(questionIn(beside, "breed_2").options).toEqual(questionIn(rows, "breed").options);
	const outside = changedForm(rows, arrangedForm(rows).paste(clip, { part: "/pets", where: "after" })).made;
	expect(asObject(outside.fields)["/breed"]).toEqual({});
});
