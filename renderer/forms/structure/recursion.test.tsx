import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { forgetDrafts, formWith, renderForm } from "../../../tests/fixtures/render-form.tsx";

beforeEach(forgetDrafts);
afterEach(cleanup);

const name = { type: "string", title: "Name" };
const form = (definition: Record<string, unknown>, more: Record<string, unknown> = {}) =>
	formWith({ start: { title: "Start", $ref: "#/$defs/node" } }, { schema: { $defs: { node: definition, ...more } } });

const names = () => screen.queryAllByLabelText("Name").length;
const open = (title: string) => fireEvent.click(screen.getByRole("button", { name: `Add ${title}` }));

describe("a schema that contains itself opens one level at a time", () => {
	it.each([
		[
			"through a property",
			form({ type: "object", properties: { name, next: { title: "Next", $ref: "#/$defs/node" } } }),
		],
		[
			"through a part of an allOf",
			form({
				type: "object",
				properties: { name },
				allOf: [{ properties: { next: { title: "Next", $ref: "#/$defs/node" } } }],
			}),
		],
		[
			"through two definitions",
			form(
				{ type: "object", properties: { name, next: { title: "Next", $ref: "#/$defs/other" } } },
				{ other: { type: "object", properties: { next: { title: "Next", $ref: "#/$defs/node" } } } },
			),
		],
		[
			"through a place of a list",
			form({
				type: "object",
				properties: {
					name,
					list: {
						title: "List",
						type: "array",
						prefixItems: [{ title: "Next", $ref: "#/$defs/node" }],
						items: false,
					},
				},
			}),
		],
		[
			"through an alternative",
			form({
				oneOf: [
					{
						title: "More",
						type: "object",
						properties: { name, next: { title: "Next", $ref: "#/$defs/node" } },
					},
					{ title: "Less", type: "object", properties: { name } },
				],
			}),
		],
		[
			"inside an alternative",
			formWith(
				{
					start: {
						title: "Start",
						oneOf: [{ title: "Way", type: "object", properties: { x: { title: "X", $ref: "#/$defs/node" } } }],
					},
				},
				{
					schema: {
						$defs: { node: { type: "object", properties: { name, next: { title: "Next", $ref: "#/$defs/node" } } } },
					},
				},
			),
		],
	])("%s", async (_, document) => {
		await renderForm(document);
		expect(names()).toBe(1);
		open("Next");
		expect(names()).toBeGreaterThanOrEqual(1);
		for (let more = 0; more < 3 && names() < 3; more++) open("Next");
		expect(names()).toBe(3);
	});

	it("and can be chosen as an alternative", async () => {
		const node = { type: "object", properties: { name, next: { title: "Next", $ref: "#/$defs/node" } } };
		const less = { title: "Less", type: "object", properties: { name } };
		await renderForm(
			formWith(
				{ start: { title: "Start", oneOf: [less, { title: "More", $ref: "#/$defs/node" }] } },
				{ schema: { $defs: { node } } },
			),
		);
		fireEvent.change(screen.getByLabelText("Name"), { target: { value: "a" } });
		fireEvent.change(screen.getByRole("combobox"), { target: { value: "1" } });
		expect(screen.getAllByLabelText("Name").map((one) => one instanceof HTMLInputElement && one.value)).toEqual(["a"]);
		open("Next");
		expect(names()).toBe(2);
	});

	it("and is called as its definition is, where it has no title of its own", async () => {
		const node = { type: "object", title: "Part", properties: { name, next: { $ref: "#/$defs/node" } } };
		await renderForm(form(node));
		open("Part");
		expect(names()).toBe(2);
	});

	it("and is open as far as there are values", async () => {
		const document = form({ type: "object", properties: { name, next: { title: "Next", $ref: "#/$defs/node" } } });
		await renderForm(document, { prefill: { start: { name: "a", next: { name: "b" } } } });
		expect(screen.getAllByLabelText("Name").map((one) => one instanceof HTMLInputElement && one.value)).toEqual([
			"a",
			"b",
		]);
	});
});
