import { expect, it } from "vitest";
import type { Json } from "../../../schemas/edits/types.ts";
import { FIELD_TYPES } from "./field-types.ts";
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
import { choiceValue, setAt, setChoiceLabel, setChoices, setKeyword, setOption, setRequired } from "./form-edits.ts";
import { questionChoices, questionSteps } from "./form-model.ts";

it("gives a question an option where it had none at all, and takes it away again", () => {
	const { fields: _, ...bare } = shippedComplaint;
	const hinted = formAfter(
		bare,
		setOption(COMPLAINT_FORM, bare, questionIn(bare, "title"), "hint", "Say it in a line."),
	);
	expect(hinted.fields).toEqual({ "/title": { hint: "Say it in a line." } });
	const cleared = formAfter(hinted, setOption(COMPLAINT_FORM, hinted, questionIn(hinted, "title"), "hint", undefined));
	expect(cleared.fields).toEqual({ "/title": {} });
	expect(setOption(COMPLAINT_FORM, bare, questionIn(bare, "title"), "hint", undefined)).toEqual([]);
});

it("makes no edit of what is so already", () => {
	const title = questionIn(shippedComplaint, "title");
	expect(setKeyword(COMPLAINT_FORM, shippedComplaint, title, "title", "Title")).toEqual([]);
	expect(setRequired(COMPLAINT_FORM, shippedComplaint, title, true)).toEqual([]);
});

it("changes a setting of an entry, the rest of which stays", () => {
	const page = {
		kind: "page",
		blocks: [
			{ type: "text", text: "a" },
			{ type: "card", title: "b", id: "own" },
		],
	};
	const changedText = formAfter(page, setAt(COMPLAINT_FORM, page, ["blocks", "0", "text"], "c"));
	expect(changedText.blocks).toEqual([{ type: "text", text: "c" }, page.blocks[1]]);
	const added = formAfter(page, setAt(COMPLAINT_FORM, page, ["blocks", "1", "link", "to"], "/"));
	expect(added.blocks).toEqual([page.blocks[0], { ...page.blocks[1], link: { to: "/" } }]);
	expect(formAfter(page, setAt(COMPLAINT_FORM, page, ["blocks", "1", "id"], undefined)).blocks).toEqual([
		page.blocks[0],
		{ type: "card", title: "b" },
	]);
});

it("makes a question required and optional", () => {
	const project = questionIn(shippedComplaint, "project");
	const required = formAfter(shippedComplaint, setRequired(COMPLAINT_FORM, shippedComplaint, project, true));
	expect(questionIn(required, "project").required).toBe(true);
	const optional = formAfter(required, setRequired(COMPLAINT_FORM, required, project, false));
	expect(optional.schema).toEqual(shippedComplaint.schema);
});

it("keeps the hints of choices that stay when another is added", () => {
	const field = questionIn(shippedComplaint, "contact_by");
	const choices = [
		{ value: "phone", label: "By phone" },
		{ value: choiceValue("By post!", ["phone", "message"]), label: "By post!" },
	];
	const changedForm = questionIn(
		formAfter(shippedComplaint, setChoices(COMPLAINT_FORM, shippedComplaint, field, choices)),
		"contact_by",
	);
	expect(changedForm.schema.enum).toEqual(["phone", "by_post"]);
	expect(changedForm.options.choices).toEqual([
		{ value: "phone", label: "By phone", hint: "If the department has a question." },
		{ value: "by_post", label: "By post!" },
	]);
});

it("words one choice and leaves the others to whoever words them at the same time", () => {
	const field = questionIn(shippedComplaint, "contact_by");
	const [first, second] = questionChoices(field);
	if (!first || !second) throw new Error("the shipped form has lost its choices");
	const mine = setChoiceLabel(COMPLAINT_FORM, shippedComplaint, field, first, "Ring me");
	const theirs = setChoiceLabel(COMPLAINT_FORM, shippedComplaint, field, second, "Write to me");
	const both = questionChoices(questionIn(formAfter(formAfter(shippedComplaint, mine), theirs), "contact_by"));
	expect(both.slice(0, 2).map(({ label }) => label)).toEqual(["Ring me", "Write to me"]);
	expect(mine).toMatchObject([{ verb: "set", at: `/fields/~1contact_by/choices/#${first.value}/label` }]);
});

it("counts the value of a choice that no Latin letter names", () => {
	expect(choiceValue("其他", ["a"])).toBe("choice_2");
	expect(choiceValue("A", ["a"])).toBe("a_2");
});

it("lists steps, and the questions of each after it", () => {
	expect(partsInOrder(steppedComplaint).slice(0, 6)).toEqual([
		"#what",
		"/category",
		"/title",
		"/description",
		"#who",
		"/identity",
	]);
	expect(arrangedForm(steppedComplaint).parts[1]).toMatchObject({
		owner: "#what",
		depth: 1,
		kind: "One choice from a menu",
	});
});

it("moves a question among its neighbours, with and without steps, and not to where it is", () => {
	const { made } = changedForm(
		shippedComplaint,
		arrangedForm(shippedComplaint).move("/title", { part: "/description", where: "after" }),
	);
	expect(partsInOrder(made).slice(0, 3)).toEqual(["/category", "/description", "/title"]);
	const up = changedForm(
		steppedComplaint,
		arrangedForm(steppedComplaint).move("/title", { part: "/category", where: "before" }),
	);
	expect(questionSteps(up.made)[0]?.fields[0]).toBe("title");
	expect(arrangedForm(steppedComplaint).move("/category", { part: "/title", where: "before" })).toBeNull();
});

it("moves a question to another step, and to the end of it", () => {
	const { made } = changedForm(
		steppedComplaint,
		arrangedForm(steppedComplaint).move("/title", { part: "#who", where: "within" }),
	);
	expect(questionSteps(made).map(({ fields }) => fields)).toEqual([
		["category", "description"],
		["identity", "contact_name", "title"],
	]);
});

it("removes a question with all that lists it, and a step, but none of its questions", () => {
	const removed = changedForm(shippedComplaint, arrangedForm(shippedComplaint).remove("/happened_on")).made;
	expect(JSON.stringify(removed)).not.toContain("happened_on");
	const { made, selected } = changedForm(steppedComplaint, arrangedForm(steppedComplaint).remove("#who"));
	expect(questionSteps(made)).toEqual([
		{ id: "what", title: "What", fields: ["category", "title", "description", "identity", "contact_name"] },
	]);
	expect(selected).toBe("#what");
});

it("wraps a question in a group and in rows, and puts others into it", () => {
	const { made, selected } = changedForm(steppedComplaint, arrangedForm(steppedComplaint).wrap("/title", "group"));
	expect(selected).toBe("/group");
	expect(questionSteps(made)[0]?.fields).toEqual(["category", "group", "description"]);
	expect(partsInOrder(made).slice(1, 4)).toEqual(["/category", "/group", "/group/title"]);
	const into = changedForm(made, arrangedForm(made).move("/description", { part: "/group", where: "within" }));
	expect(into.selected).toBe("/group/description");
	const out = changedForm(
		into.made,
		arrangedForm(into.made).move("/group/title", { part: "/category", where: "after" }),
	);
	expect(questionSteps(out.made)[0]?.fields).toEqual(["category", "title", "group"]);
	expect(changedForm(steppedComplaint, arrangedForm(steppedComplaint).wrap("/title", "rows")).selected).toBe("/rows");
});

it("adds a step to a form without any, all of whose questions are in one before it that is called as the form is", () => {
	const { made, selected } = changedForm(
		shippedComplaint,
		arrangedForm(shippedComplaint).add("step", { part: "", where: "within" }),
	);
	const [first, second] = questionSteps(made);
	expect(first).toMatchObject({ title: "Complaint" });
	expect(first?.fields).toContain("title");
	expect(second).toMatchObject({ fields: [] });
	expect(selected).toBe(`#${second?.id}`);
});

it("begins a step at a question, with and without steps before", () => {
	const { made } = changedForm(steppedComplaint, arrangedForm(steppedComplaint).wrap("/title", "step"));
	expect(questionSteps(made).map(({ fields }) => fields)).toEqual([
		["category"],
		["title", "description"],
		["identity", "contact_name"],
	]);
	const plain = changedForm(shippedComplaint, arrangedForm(shippedComplaint).wrap("/title", "step")).made;
	expect(questionSteps(plain).map(({ fields }) => fields[0])).toEqual(["category", "title"]);
});

it.each(FIELD_TYPES.map((type) => [type.id, type] as const))(
	"adds a question of the kind %s after another",
	(id, type) => {
		const { made, selected } = changedForm(
			steppedComplaint,
			arrangedForm(steppedComplaint).add(id, { part: "/title", where: "after" }),
		);
		const name = selected?.slice(1) ?? "";
		expect(name.startsWith(id)).toBe(true);
		expect(questionSteps(made)[0]?.fields).toEqual(["category", "title", name, "description"]);
		expect(questionIn(made, name)).toMatchObject({ required: id === "consent", holds: type.holds ? id : null });
		const kind: Json | undefined = type.options.widget;
		expect(questionIn(made, name).options.widget).toBe(kind);
	},
);
