import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { description, type Field, renderField, type } from "../../../../tests/fixtures/form-widget.ts";
import { forgetDrafts } from "../../../../tests/fixtures/render-form.tsx";

beforeEach(forgetDrafts);
afterEach(cleanup);

const HOME: Field = {
	schema: {
		type: "object",
		title: "Home",
		properties: {
			region: { type: "string", title: "Region", enum: ["1", "2", "3"] },
			detail: { type: "string", title: "Street", minLength: 3 },
		},
		required: ["region", "detail"],
	},
	options: {
		widget: "address",
		hint: "Where letters reach you.",
		choices: [
			{ value: "1", label: "Zhejiang / Hangzhou / Xihu" },
			{ value: "2", label: "Zhejiang / Taizhou / Linhai" },
			{ value: "3", label: "Beijing / Dongcheng" },
		],
	},
};

const level = (number: number) => screen.getByLabelText(`Region, level ${number}`);
const choose = (number: number, name: string) =>
	act(async () => void fireEvent.change(level(number), { target: { value: name } }));
const namesIn = (select: HTMLElement) => [...select.querySelectorAll("option")].map(({ textContent }) => textContent);

it("asks level by level, each with what lies in the one before", async () => {
	const { sent } = await renderField(HOME);
	expect(namesIn(level(1))).toEqual(["Choose…", "Zhejiang", "Beijing"]);
	expect(screen.queryByLabelText("Region, level 2")).toBeNull();
	await choose(1, "Zhejiang");
	expect(namesIn(level(2))).toEqual(["Choose…", "Hangzhou", "Taizhou"]);
	await choose(2, "Taizhou");
	await choose(3, "Linhai");
	await type("Street and number", "Ziyang Street 1");
	expect(await sent()).toEqual({ answer: { region: "2", detail: "Ziyang Street 1" } });
});

it("takes the lower levels back when a higher one is changed", async () => {
	const { refused } = await renderField(HOME, { required: true, value: { region: "2", detail: "Ziyang Street 1" } });
	expect(level(3)).toHaveProperty("value", "Linhai");
	await choose(1, "Beijing");
	expect(level(2)).toHaveProperty("value", "");
	expect(screen.queryByLabelText("Region, level 3")).toBeNull();
	expect(await refused()).toEqual(["“Region” is required"]);
});

it("is a group with the field's words and hint, and says what is wrong at the part that is wrong", async () => {
	const { refused } = await renderField(HOME, { required: true });
	expect(description(screen.getByRole("group", { name: /^Home/ }))).toBe("Where letters reach you.");
	await choose(1, "Beijing");
	await choose(2, "Dongcheng");
	await type("Street and number", "A");
	expect(await refused()).toEqual(["“Street” must have at least 3 characters"]);
	expect(screen.getByLabelText("Street and number").getAttribute("aria-invalid")).toBe("true");
	expect(description(screen.getByLabelText("Street and number"))).toBe("“Street” must have at least 3 characters");
	expect(level(1).getAttribute("aria-invalid")).toBe("false");
});

it("may be left empty again, where no address must be given", async () => {
	const { sent } = await renderField(HOME);
	await choose(1, "Beijing");
	await choose(2, "Dongcheng");
	await type("Street and number", "Ziyang Street 1");
	await type("Street and number", "");
	await choose(1, "");
	expect(await sent()).toEqual({});
});

it("marks both parts where nothing of an address that must be given is there", async () => {
	const { refused } = await renderField(HOME, { required: true });
	expect(await refused()).toEqual(["“Home” is required"]);
	expect(level(1).getAttribute("aria-invalid")).toBe("true");
	expect(description(level(1))).toContain("“Home” is required");
	expect(screen.getByLabelText("Street and number").getAttribute("aria-invalid")).toBe("true");
});
