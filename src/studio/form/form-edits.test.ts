import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { applyEdits } from "../../../schemas/edits/apply-edits.ts";
import type { Json, NewEdit } from "../../../schemas/edits/types.ts";
import { asObject, type JsonObject } from "../../../schemas/json/json.ts";
import type { CanvasChange } from "../arrange/arrangement.ts";
import { createStudioI18n } from "../i18n/studio-i18n.ts";
import { FIELD_TYPES } from "./field-types.ts";
import { formArrangement } from "./form-arrangement.ts";
import { choiceValue, setAt, setChoiceLabel, setChoices, setKeyword, setOption, setRequired } from "./form-edits.ts";
import { fieldsOf, questionChoices, questionSteps } from "./form-model.ts";

const PATH = "forms/complaint.json";
const shipped: JsonObject = JSON.parse(
	readFileSync(new URL("../../../schemas/documents/forms/complaint.json", import.meta.url), "utf8"),
);
const stepped: JsonObject = {
	...shipped,
	steps: [
		{ id: "what", title: "What", fields: ["category", "title", "description"] },
		{ id: "who", title: "Who", fields: ["identity", "contact_name"] },
	],
};

function after(form: JsonObject, edits: readonly NewEdit[]): JsonObject {
	const { documents, refused } = applyEdits(
		{ [PATH]: form },
		edits.map((edit, at) => ({ ...edit, id: `e${at}` })),
	);
	expect(refused).toEqual([]);
	return documents[PATH] ?? {};
}

function fieldIn(form: JsonObject, name: string) {
	const field = fieldsOf(form).find((one) => one.name === name);
	if (!field) throw new Error(`no field ${name}`);
	return field;
}

it("gives a question an option where it had none at all, and takes it away again", () => {
	const { fields: _, ...bare } = shipped;
	const hinted = after(bare, setOption(PATH, bare, fieldIn(bare, "title"), "hint", "Say it in a line."));
	expect(hinted.fields).toEqual({ "/title": { hint: "Say it in a line." } });
	const cleared = after(hinted, setOption(PATH, hinted, fieldIn(hinted, "title"), "hint", undefined));
	expect(cleared.fields).toEqual({ "/title": {} });
	expect(setOption(PATH, bare, fieldIn(bare, "title"), "hint", undefined)).toEqual([]);
});

it("makes no edit of what is so already", () => {
	const title = fieldIn(shipped, "title");
	expect(setKeyword(PATH, shipped, title, "title", "Title")).toEqual([]);
	expect(setRequired(PATH, shipped, title, true)).toEqual([]);
});

it("changes a setting of an entry, the rest of which stays", () => {
	const page = {
		kind: "page",
		blocks: [
			{ type: "text", text: "a" },
			{ type: "card", title: "b", id: "own" },
		],
	};
	const changedText = after(page, setAt(PATH, page, ["blocks", "0", "text"], "c"));
	expect(changedText.blocks).toEqual([{ type: "text", text: "c" }, page.blocks[1]]);
	const added = after(page, setAt(PATH, page, ["blocks", "1", "link", "to"], "/"));
	expect(added.blocks).toEqual([page.blocks[0], { ...page.blocks[1], link: { to: "/" } }]);
	expect(after(page, setAt(PATH, page, ["blocks", "1", "id"], undefined)).blocks).toEqual([
		page.blocks[0],
		{ type: "card", title: "b" },
	]);
});

it("makes a question required and optional", () => {
	const project = fieldIn(shipped, "project");
	const required = after(shipped, setRequired(PATH, shipped, project, true));
	expect(fieldIn(required, "project").required).toBe(true);
	const optional = after(required, setRequired(PATH, required, project, false));
	expect(optional.schema).toEqual(shipped.schema);
});

it("keeps the hints of choices that stay when another is added", () => {
	const field = fieldIn(shipped, "contact_by");
	const choices = [
		{ value: "phone", label: "By phone" },
		{ value: choiceValue("By post!", ["phone", "message"]), label: "By post!" },
	];
	const changed = fieldIn(after(shipped, setChoices(PATH, shipped, field, choices)), "contact_by");
	expect(changed.schema.enum).toEqual(["phone", "by_post"]);
	expect(changed.options.choices).toEqual([
		{ value: "phone", label: "By phone", hint: "If the department has a question." },
		{ value: "by_post", label: "By post!" },
	]);
});

it("words one choice and leaves the others to whoever words them at the same time", () => {
	const field = fieldIn(shipped, "contact_by");
	const [first, second] = questionChoices(field);
	if (!first || !second) throw new Error("the shipped form has lost its choices");
	const mine = setChoiceLabel(PATH, shipped, field, first, "Ring me");
	const theirs = setChoiceLabel(PATH, shipped, field, second, "Write to me");
	const both = questionChoices(fieldIn(after(after(shipped, mine), theirs), "contact_by"));
	expect(both.slice(0, 2).map(({ label }) => label)).toEqual(["Ring me", "Write to me"]);
	expect(mine).toMatchObject([{ verb: "set", at: `/fields/~1contact_by/choices/#${first.value}/label` }]);
});

it("counts the value of a choice that no Latin letter names", () => {
	expect(choiceValue("其他", ["a"])).toBe("choice_2");
	expect(choiceValue("A", ["a"])).toBe("a_2");
});

const i18n = createStudioI18n("en-US");
const arranged = (form: JsonObject) => formArrangement(PATH, form, i18n);

function changed(form: JsonObject, change: CanvasChange | null) {
	const made = after(form, change?.edits ?? []);
	return { made, selected: change?.found(made) ?? null };
}

const orderIn = (form: JsonObject) => arranged(form).parts.map(({ id }) => id);

it("lists steps, and the questions of each after it", () => {
	expect(orderIn(stepped).slice(0, 6)).toEqual(["#what", "/category", "/title", "/description", "#who", "/identity"]);
	expect(arranged(stepped).parts[1]).toMatchObject({ owner: "#what", depth: 1, kind: "One choice from a menu" });
});

it("moves a question among its neighbours, with and without steps, and not to where it is", () => {
	const { made } = changed(shipped, arranged(shipped).move("/title", { part: "/description", where: "after" }));
	expect(orderIn(made).slice(0, 3)).toEqual(["/category", "/description", "/title"]);
	const up = changed(stepped, arranged(stepped).move("/title", { part: "/category", where: "before" }));
	expect(questionSteps(up.made)[0]?.fields[0]).toBe("title");
	expect(arranged(stepped).move("/category", { part: "/title", where: "before" })).toBeNull();
});

it("moves a question to another step, and to the end of it", () => {
	const { made } = changed(stepped, arranged(stepped).move("/title", { part: "#who", where: "within" }));
	expect(questionSteps(made).map(({ fields }) => fields)).toEqual([
		["category", "description"],
		["identity", "contact_name", "title"],
	]);
});

it("removes a question with all that lists it, and a step, but none of its questions", () => {
	const removed = changed(shipped, arranged(shipped).remove("/happened_on")).made;
	expect(JSON.stringify(removed)).not.toContain("happened_on");
	const { made, selected } = changed(stepped, arranged(stepped).remove("#who"));
	expect(questionSteps(made)).toEqual([
		{ id: "what", title: "What", fields: ["category", "title", "description", "identity", "contact_name"] },
	]);
	expect(selected).toBe("#what");
});

it("wraps a question in a group and in rows, and puts others into it", () => {
	const { made, selected } = changed(stepped, arranged(stepped).wrap("/title", "group"));
	expect(selected).toBe("/group");
	expect(questionSteps(made)[0]?.fields).toEqual(["category", "group", "description"]);
	expect(orderIn(made).slice(1, 4)).toEqual(["/category", "/group", "/group/title"]);
	const into = changed(made, arranged(made).move("/description", { part: "/group", where: "within" }));
	expect(into.selected).toBe("/group/description");
	const out = changed(into.made, arranged(into.made).move("/group/title", { part: "/category", where: "after" }));
	expect(questionSteps(out.made)[0]?.fields).toEqual(["category", "title", "group"]);
	expect(changed(stepped, arranged(stepped).wrap("/title", "rows")).selected).toBe("/rows");
});

it("adds a step to a form without any, all of whose questions are in one before it that is called as the form is", () => {
	const { made, selected } = changed(shipped, arranged(shipped).add("step", { part: "", where: "within" }));
	const [first, second] = questionSteps(made);
	expect(first).toMatchObject({ title: "Complaint" });
	expect(first?.fields).toContain("title");
	expect(second).toMatchObject({ fields: [] });
	expect(selected).toBe(`#${second?.id}`);
});

it("begins a step at a question, with and without steps before", () => {
	const { made } = changed(stepped, arranged(stepped).wrap("/title", "step"));
	expect(questionSteps(made).map(({ fields }) => fields)).toEqual([
		["category"],
		["title", "description"],
		["identity", "contact_name"],
	]);
	const plain = changed(shipped, arranged(shipped).wrap("/title", "step")).made;
	expect(questionSteps(plain).map(({ fields }) => fields[0])).toEqual(["category", "title"]);
});

it("copies a question with its options into another form, under a free name and without what that form lacks", () => {
	const clip = arranged(shipped).clip("/contact_by");
	const other: JsonObject = {
		...{ kind: "form", id: "b", title: "B", submit: {} },
		schema: { type: "object", properties: { contact_by: { type: "string", title: "There" } } },
	};
	if (!clip) throw new Error("nothing was copied");
	const { made, selected } = changed(other, arranged(other).paste(clip, { part: "/contact_by", where: "before" }));
	expect(orderIn(made)).toEqual(["/contact_by_2", "/contact_by"]);
	expect(selected).toBe("/contact_by_2");
	const own = fieldIn(shipped, "contact_by");
	const pasted = fieldIn(made, "contact_by_2");
	expect(pasted.schema).toEqual(own.schema);
	expect(pasted.options.choices).toEqual(own.options.choices);
	expect(pasted.options.when).toBeUndefined();
});

it("copies a step with its questions, within the form and into one that has no steps", () => {
	const clip = arranged(stepped).clip("#who");
	if (!clip) throw new Error("nothing was copied");
	const again = changed(stepped, arranged(stepped).paste(clip, { part: "#who", where: "after" }));
	expect(questionSteps(again.made).map(({ title, fields }) => [title, fields])).toEqual([
		["What", ["category", "title", "description"]],
		["Who", ["identity", "contact_name"]],
		["Who", ["identity_2", "contact_name_2"]],
	]);
	expect(again.selected).toBe("#step-3");
	expect(fieldIn(again.made, "identity_2").schema).toEqual(fieldIn(stepped, "identity").schema);
	const other: JsonObject = {
		...{ kind: "form", id: "b", title: "B", submit: {} },
		schema: { type: "object", properties: { there: { type: "string", title: "There" } } },
	};
	const { made } = changed(other, arranged(other).paste(clip, { part: "", where: "within" }));
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
	...{ kind: "form", id: "pets", title: "Pets", submit: {} },
	schema: { type: "object", properties: { home: { type: "object", title: "Home", properties: texts } } },
	fields: { "/home": {}, ...asking("/home", "/form/home") },
};

it("has the conditions within a copied group ask of the copy", () => {
	const clip = arranged(pets).clip("/home");
	if (!clip) throw new Error("nothing was copied");
	const { made } = changed(pets, arranged(pets).paste(clip, { part: "/home", where: "after" }));
	expect(made.fields).toEqual({
		...asObject(pets.fields),
		...{ "/home_2": {}, ...asking("/home_2", "/form/home_2") },
	});
	const elsewhere: JsonObject = { ...pets, schema: { type: "object", properties: { yard: texts.pet } }, fields: {} };
	const other = changed(elsewhere, arranged(elsewhere).paste(clip, { part: "/yard", where: "after" })).made;
	expect(other.fields).toEqual(pets.fields);
});

it("has the conditions among the questions of a copied step ask of the copies", () => {
	const form: JsonObject = {
		...pets,
		schema: { type: "object", properties: texts },
		fields: asking("", "/form"),
		steps: [{ id: "one", title: "One", fields: ["breed", "pet", "phone"] }],
	};
	const clip = arranged(form).clip("#one");
	if (!clip) throw new Error("nothing was copied");
	const { made } = changed(form, arranged(form).paste(clip, { part: "#one", where: "after" }));
	expect(made.fields).toMatchObject({
		"/pet_2": { code_for: "/phone_2" },
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
	const clip = arranged(rows).clip("/pets/*/breed");
	if (!clip) throw new Error("nothing was copied");
	const beside = changed(rows, arranged(rows).paste(clip, { part: "/pets/*/breed", where: "after" })).made;
	expect(fieldIn(beside, "breed_2").options).toEqual(fieldIn(rows, "breed").options);
	const outside = changed(rows, arranged(rows).paste(clip, { part: "/pets", where: "after" })).made;
	expect(asObject(outside.fields)["/breed"]).toEqual({});
});

it.each(FIELD_TYPES.map((type) => [type.id, type] as const))(
	"adds a question of the kind %s after another",
	(id, type) => {
		const { made, selected } = changed(stepped, arranged(stepped).add(id, { part: "/title", where: "after" }));
		const name = selected?.slice(1) ?? "";
		expect(name.startsWith(id)).toBe(true);
		expect(questionSteps(made)[0]?.fields).toEqual(["category", "title", name, "description"]);
		expect(fieldIn(made, name)).toMatchObject({ required: false, holds: type.holds ? id : null });
		const kind: Json | undefined = type.options.widget;
		expect(fieldIn(made, name).options.widget).toBe(kind);
	},
);
