import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { valueAt } from "../../../schemas/json/pointer.ts";
import { inspectField } from "./inspected.fixture.tsx";

afterEach(cleanup);

const document = {
	kind: "form",
	id: "a",
	title: "A",
	schema: {
		type: "object",
		properties: {
			street: { type: "string", title: "Street" },
			found: { type: "string", title: "Site" },
		},
	},
	fields: {
		"/found": {
			widget: "combobox",
			options: {
				operation: "projectGetList",
				list: "/list",
				value: "/id",
				label: "/title",
				search: "keyword",
				lookup: { operation: "projectGetDetail", parameter: "id" },
			},
		},
	},
};

async function open() {
	const form = inspectField(document, "/found");
	await screen.findByLabelText("List of the portal");
	return () => valueAt(form(), "/fields/~1found/options");
}

const choose = (label: string, words: string) =>
	act(async () => {
		const select = screen.getByLabelText(label);
		const option = [...select.querySelectorAll("option")].find(({ textContent }) => textContent === words);
		fireEvent.change(select, { target: { value: option?.value } });
	});

it("narrows the list by the answer to another question, which takes no JSON, and lets it go again", async () => {
	const source = await open();
	await act(async () => fireEvent.click(screen.getByLabelText("It is found by typing")));
	expect(source()).not.toHaveProperty("search");
	await choose("Only those with the Keyword of the answer to", "Street");
	expect(source()).toMatchObject({ query: { keyword: { bind: "/form/street" } }, value: "/id" });
	await choose("Only those with the Keyword of the answer to", "All");
	expect(source()).not.toHaveProperty("query");
});

it("takes the choices from another list, with what is likeliest read and sent of each", async () => {
	const source = await open();
	await choose("List of the portal", "Categories of cases");
	expect(source()).toEqual({ operation: "messagesGetCategory", list: "/list", value: "/code", label: "/name" });
	await choose("What is read of each", "Description");
	expect(source()).toMatchObject({ label: "/description" });
});

it("offers neither what only the desk may ask nor what changes something", async () => {
	await open();
	const lists = [...screen.getByLabelText("List of the portal").querySelectorAll("option")].map(({ value }) => value);
	expect(lists).toContain("articlesGetList");
	expect(lists.filter((name) => name.startsWith("desk") || name.includes("Send"))).toEqual([]);
});
