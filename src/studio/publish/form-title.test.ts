import { expect, it } from "vitest";
import { questionTitle } from "./form-title.ts";

const people = {
	type: "array",
	title: "People",
	items: { type: "object", properties: { name: { type: "string", title: "Name of the person" } } },
};
const form = {
	kind: "form",
	id: "a",
	title: "A",
	schema: { type: "object", properties: { title: { type: "string", title: "What it is about" }, people } },
};

it("calls a question by its label, in whichever row, and by its pointer where there is none", () => {
	const called = (pointer: string) => questionTitle({ "forms/a.json": form }, "a", pointer);
	expect(["/title", "/people/3/name", "/people", "/gone", ""].map(called)).toEqual([
		...["What it is about", "Name of the person", "People", "/gone", "/"],
	]);
});
