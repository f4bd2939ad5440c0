import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { answered } from "../../../../tests/fixtures/ports.ts";
import { forgetDrafts, formWith, renderForm } from "../../../../tests/fixtures/render-form.tsx";

beforeEach(forgetDrafts);
afterEach(cleanup);

const list = ["Alder bridge", "Birch bridge"].map((title) => ({ id: title, title }));
const options = { operation: "projectGetList", list: "/list", value: "/id", label: "/title" };

it.each([
	["takes a choice away whose words are deleted", [], ""],
	["keeps a choice that has to be made", ["project"], "Birch bridge"],
])("%s", async (_, required, left) => {
	const form = formWith(
		{ project: { type: "string", title: "Project" } },
		{ fields: { "/project": { widget: "combobox", options } }, schema: { required } },
	);
	await renderForm(form, { operations: { read: { projectGetList: () => answered({ list }) } } });
	const input = await screen.findByRole("combobox");
	fireEvent.change(input, { target: { value: "Birch" } });
	fireEvent.keyDown(input, { key: "Enter" });
	expect(input).toHaveProperty("value", "Birch bridge");
	fireEvent.change(input, { target: { value: "" } });
	fireEvent.blur(input);
	expect(input).toHaveProperty("value", left);
});
