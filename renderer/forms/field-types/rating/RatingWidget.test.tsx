import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { description, press, renderField } from "../../../../tests/fixtures/form-widget.ts";
import { forgetDrafts } from "../../../../tests/fixtures/render-form.tsx";

beforeEach(forgetDrafts);
afterEach(cleanup);

const STARS = {
	schema: { type: "integer", title: "How was it?", minimum: 1, maximum: 4 },
	options: { widget: "rating", hint: "Four is best." },
} as const;
const star = (name: string) => screen.findByRole("radio", { name });
const choose = async (name: string) => {
	const input = await star(name);
	await act(async () => void fireEvent.click(input));
};

it("is a group of radio buttons, one for each star that the schema allows, so that arrow keys move in it", async () => {
	await renderField(STARS);
	await star("1 of 4");
	const all = screen.getAllByRole("radio");
	expect(all.map((input) => input.getAttribute("aria-label"))).toEqual(["1 of 4", "2 of 4", "3 of 4", "4 of 4"]);
	expect(new Set(all.map((input) => input.getAttribute("name"))).size).toBe(1);
	expect(description(screen.getByRole("group", { name: "How was it?" }))).toBe("Four is best.");
});

it("sends the number of stars, and nothing once it was cleared", async () => {
	const { sent } = await renderField(STARS);
	await choose("3 of 4");
	expect(await star("3 of 4")).toHaveProperty("checked", true);
	await press("Clear How was it?");
	expect(await star("3 of 4")).toHaveProperty("checked", false);
	expect(await sent()).toEqual({});
});

it("says what is wrong when none was given that must be, and then cannot be cleared", async () => {
	const { refused, sent } = await renderField(STARS, { required: true });
	await star("1 of 4");
	expect(await refused()).toEqual(["“How was it?” is required"]);
	expect(description(screen.getByRole("group", { name: /^How was it\?/ }))).toContain("“How was it?” is required");
	await choose("1 of 4");
	expect(screen.queryByRole("button", { name: /^Clear/ })).toBeNull();
	expect(await sent()).toEqual({ answer: 1 });
});
