import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { applyEdits } from "../../../schemas/edits/apply-edits.ts";
import type { Json } from "../../../schemas/edits/types.ts";
import type { JsonObject } from "../../../schemas/rules/json.ts";
import type { NewEdit } from "../draft/draft-session.ts";
import { addQuestion, FIELD_KINDS } from "./field-types.ts";
import {
	choiceValue,
	moveField,
	moveToStep,
	removeField,
	setChoices,
	setKeyword,
	setOption,
	setRequired,
} from "./form-edits.ts";
import { fieldsOf, questionSteps } from "./form-model.ts";

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

it("counts the value of a choice that no Latin letter names", () => {
	expect(choiceValue("其他", ["a"])).toBe("choice_2");
	expect(choiceValue("A", ["a"])).toBe("a_2");
});

const orderIn = (form: JsonObject) => fieldsOf(form).map(({ name }) => name);

it("moves a question among its neighbours, with and without steps, and not beyond the end", () => {
	expect(orderIn(after(shipped, moveField(PATH, shipped, fieldIn(shipped, "title"), 1))).slice(0, 3)).toEqual([
		"category",
		"description",
		"title",
	]);
	expect(questionSteps(after(stepped, moveField(PATH, stepped, fieldIn(stepped, "title"), -1)))[0]?.fields[0]).toBe(
		"title",
	);
	expect(moveField(PATH, stepped, fieldIn(stepped, "category"), -1)).toEqual([]);
});

it("moves a question to another step", () => {
	const moved = after(stepped, moveToStep(PATH, stepped, fieldIn(stepped, "title"), "who"));
	expect(questionSteps(moved).map(({ fields }) => fields)).toEqual([
		["category", "description"],
		["identity", "contact_name", "title"],
	]);
});

it("removes a question with all that lists it", () => {
	const removed = after(shipped, removeField(PATH, fieldIn(shipped, "happened_on")));
	expect(JSON.stringify(removed)).not.toContain("happened_on");
});

it.each(FIELD_KINDS.map((type) => [type.id, type] as const))(
	"adds a question of the kind %s after another",
	(id, type) => {
		const place = { title: "New question", after: fieldIn(stepped, "title"), step: 0 };
		const { name, edits } = addQuestion(PATH, stepped, type, place);
		const added = after(stepped, edits);
		expect(name).toBe(id);
		expect(questionSteps(added)[0]?.fields).toEqual(["category", "title", name, "description"]);
		expect(fieldIn(added, name)).toMatchObject({ label: "New question", required: false });
		const kind: Json = type.options.widget ?? null;
		expect(fieldIn(added, name).options.widget).toBe(kind);
	},
);
