import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { valueAt } from "../../../schemas/json/pointer.ts";
import { inspectField, MESSAGES } from "./inspected.fixture.tsx";

afterEach(cleanup);

const document = {
	kind: "form",
	id: "a",
	title: "A",
	schema: {
		type: "object",
		properties: {
			kind: { type: "string", title: "Kind", enum: ["lamp", "road"] },
			place: { type: "string", title: "Place", maxLength: 20 },
			other: { type: "string", title: "Other" },
		},
	},
	fields: { "/kind": { widget: "radio", choices: [{ value: "lamp", label: "A lamp", hint: "It is dark." }] } },
};

const inspect = (name: string) => inspectField(document, `/${name}`);

it("changes label, hint and whether it must be answered", async () => {
	const form = inspect("place");
	const label = screen.getByLabelText("Label");
	fireEvent.change(label, { target: { value: "Where" } });
	fireEvent.blur(label);
	const hint = screen.getByLabelText("Hint");
	fireEvent.change(hint, { target: { value: "Street and number." } });
	fireEvent.blur(hint);
	await act(async () => fireEvent.click(screen.getByLabelText("Must be answered")));
	expect(form()).toMatchObject({
		schema: { properties: { place: { title: "Where" } }, required: ["place"] },
		fields: { "/place": { hint: "Street and number." } },
	});
});

it("asks a question only under a condition, in words", () => {
	const form = inspect("place");
	fireEvent.click(screen.getByRole("button", { name: "Ask it only under a condition" }));
	expect(form()).toMatchObject({ fields: { "/place": { when: { "/form/kind": { const: "lamp" } } } } });
	fireEvent.change(screen.getByLabelText("Answer"), { target: { value: "road" } });
	fireEvent.change(screen.getByLabelText("Comparison"), { target: { value: "is_not" } });
	expect(form()).toMatchObject({ fields: { "/place": { when: { "/form/kind": { not: { const: "road" } } } } } });
	fireEvent.click(screen.getByRole("button", { name: "Remove this condition" }));
	expect(form()?.fields).toMatchObject({ "/place": {} });
	expect(JSON.stringify(form())).not.toContain("when");
});

it("goes on in the condition that was added, and stays where its question is chosen", () => {
	inspect("place");
	fireEvent.click(screen.getByRole("button", { name: "Ask it only under a condition" }));
	const question = screen.getByLabelText("Question");
	expect(window.document.activeElement).toBe(question);
	fireEvent.click(screen.getByRole("button", { name: "and …" }));
	expect(window.document.activeElement).toBe(screen.getAllByLabelText("Question")[1]);
	question.focus();
	fireEvent.change(question, { target: { value: "/form/other" } });
	expect(window.document.activeElement).toBe(screen.getAllByLabelText("Question")[0]);
});

it("compares a question for a category with the categories of the portal, by their names", () => {
	const category = { type: "string", title: "Category", maxLength: 64 };
	const options = { widget: "select", options: { operation: "messagesGetCategory", list: "/list", value: "/code" } };
	const asking = {
		...document,
		schema: { type: "object", properties: { category, place: document.schema.properties.place } },
		fields: { "/category": options },
	};
	const categories = { kind: "categories", id: "categories", categories: [{ code: "parks", name: "Parks and trees" }] };
	const form = inspectField(asking, "/place", { "categories.json": categories });
	fireEvent.click(screen.getByRole("button", { name: "Ask it only under a condition" }));
	expect(form()).toMatchObject({ fields: { "/place": { when: { "/form/category": { const: "parks" } } } } });
	expect(screen.getByLabelText("Answer").textContent).toBe("Parks and trees");
});

it("words the choices of a question, and adds one", () => {
	const form = inspect("kind");
	const second = screen.getByLabelText("Choice 2");
	fireEvent.change(second, { target: { value: "A road" } });
	fireEvent.blur(second);
	fireEvent.click(screen.getByRole("button", { name: "Add a choice" }));
	// It is typed over: the space of its words presses nothing.
	expect(window.document.activeElement).toBe(screen.getByLabelText("Choice 3"));
	expect(form()).toMatchObject({
		schema: { properties: { kind: { enum: ["lamp", "road", "choice_3"] } } },
		fields: {
			"/kind": {
				choices: [
					{ value: "lamp", label: "A lamp", hint: "It is dark." },
					{ value: "road", label: "A road" },
					{ value: "choice_3", label: "New choice" },
				],
			},
		},
	});
});

it("corrects the words of a choice without losing their translations", async () => {
	const now = inspect("kind");
	const label = screen.getByLabelText("Choice 1");
	fireEvent.focus(label);
	fireEvent.change(label, { target: { value: "A street lamp" } });
	fireEvent.blur(label);
	expect(now()).toMatchObject({ fields: { "/kind": { choices: [{ value: "lamp", label: "A street lamp" }] } } });
	expect(now(MESSAGES)).toMatchObject({ messages: { "A street lamp": "路灯" } });
	await act(async () => fireEvent.click(screen.getByLabelText("Corrects it only: its translations stay")));
	fireEvent.change(label, { target: { value: "The light" } });
	fireEvent.blur(label);
	expect(now()).toMatchObject({ fields: { "/kind": { choices: [{ label: "The light" }] } } });
	expect(now(MESSAGES)).toMatchObject({ messages: { "A street lamp": "路灯" } });
});

it("offers a choice only under conditions, which stay when it is worded anew or moved, and go when they are removed", async () => {
	const form = inspect("kind");
	const choices = () => valueAt(form(), "/fields/~1kind/choices");
	await act(async () => fireEvent.click(screen.getByRole("button", { name: "When it is offered: A lamp" })));
	fireEvent.click(await screen.findByRole("button", { name: "Offer it only where the portal can keep to it" }));
	const offered_when = { "/config/report/pc/sms_notices": { const: true } };
	const lamp = { value: "lamp", label: "A lamp", hint: "It is dark.", offered_when };
	expect(choices()).toEqual([lamp]);
	expect(screen.getByLabelText("Answer")).toHaveProperty("value", "true");
	fireEvent.click(screen.getByRole("button", { name: "Offer it only under a condition" }));
	const both = { ...lamp, when: { "/form/place": true } };
	expect(choices()).toEqual([both]);
	fireEvent.click(screen.getByRole("button", { name: "Move “road” up" }));
	const first = screen.getByLabelText("Choice 2");
	fireEvent.change(first, { target: { value: "A street lamp" } });
	fireEvent.blur(first);
	expect(choices()).toEqual([
		{ value: "road", label: "road" },
		{ ...both, label: "A street lamp" },
	]);
	for (const remove of screen.getAllByRole("button", { name: "Remove this condition" }).reverse())
		fireEvent.click(remove);
	expect(JSON.stringify(choices())).not.toContain("when");
});

it("limits an answer, and takes no word for a number", () => {
	const form = inspect("place");
	const limit = screen.getByLabelText("At most so many characters");
	fireEvent.change(limit, { target: { value: "80" } });
	fireEvent.blur(limit);
	expect(form()).toMatchObject({ schema: { properties: { place: { maxLength: 80 } } } });
	fireEvent.change(limit, { target: { value: "-3" } });
	fireEvent.blur(limit);
	expect(screen.getByText("Expected a whole number from 0 to 1000000.")).toBeTruthy();
	expect(form()).toMatchObject({ schema: { properties: { place: { maxLength: 80 } } } });
	fireEvent.change(limit, { target: { value: "" } });
	fireEvent.blur(limit);
	expect(JSON.stringify(form())).not.toContain("maxLength");
});

it("corrects a text without losing its translations, or words it anew where that is said", async () => {
	const now = inspect("kind");
	const label = screen.getByLabelText("Label");
	fireEvent.focus(label);
	fireEvent.change(label, { target: { value: "Kinds" } });
	fireEvent.blur(label);
	expect(now()).toMatchObject({ schema: { properties: { kind: { title: "Kinds" } } } });
	expect(now(MESSAGES)).toMatchObject({ messages: { Kinds: "种类" } });
	await act(async () => fireEvent.click(screen.getByLabelText("Corrects it only: its translations stay")));
	fireEvent.change(label, { target: { value: "Colour" } });
	fireEvent.blur(label);
	expect(now()).toMatchObject({ schema: { properties: { kind: { title: "Colour" } } } });
	expect(now(MESSAGES)).toMatchObject({ messages: { Kinds: "种类" } });
});
