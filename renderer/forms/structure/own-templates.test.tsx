import { withTheme } from "@rjsf/core";
import type {
	ArrayFieldTemplateProps,
	FieldTemplateProps,
	ObjectFieldTemplateProps,
	RJSFSchema,
	TemplatesType,
} from "@rjsf/utils";
import validator from "@rjsf/validator-ajv8";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { formTheme } from "./form-theme.tsx";

afterEach(cleanup);

const schema: RJSFSchema = {
	type: "object",
	properties: {
		name: { type: "string", title: "Name" },
		home: { type: "object", title: "Home", properties: { city: { type: "string", title: "City" } } },
		pets: {
			type: "array",
			title: "Pets",
			items: { type: "object", title: "Pet", properties: { kind: { type: "string", title: "Kind" } } },
		},
	},
};
const formData = { name: "Lin", home: { city: "Hangzhou" }, pets: [{ kind: "Cat" }, { kind: "Dog" }] };

const OwnField = ({ label, children }: FieldTemplateProps) => (
	<div data-own="field" data-of={label}>
		{children}
	</div>
);
const OwnObject = ({ title, properties }: ObjectFieldTemplateProps) => (
	<section data-own="object" data-of={title}>
		{properties.map(({ name, content }) => (
			<div key={name}>{content}</div>
		))}
	</section>
);
const OwnList = ({ title, items, canAdd, onAddClick }: ArrayFieldTemplateProps) => (
	<section data-own="list" data-of={title}>
		{items}
		{canAdd && (
			<button type="button" onClick={onAddClick}>
				One more
			</button>
		)}
	</section>
);

const ways = [
	[
		"by the form's templates",
		(templates: Partial<TemplatesType>) => {
			const Form = withTheme(formTheme);
			return <Form {...{ schema, formData, validator, templates }} />;
		},
	],
	[
		"by a theme over ours",
		(templates: Partial<TemplatesType>) => {
			const Form = withTheme({ ...formTheme, templates: { ...formTheme.templates, ...templates } });
			return <Form {...{ schema, formData, validator }} />;
		},
	],
] as const;

const places = (kind: string) =>
	[...document.querySelectorAll(`[data-own="${kind}"]`)].map((one) => one.getAttribute("data-of"));

describe.each(ways)("a template of one's own, given %s, replaces ours", (_, draw) => {
	it("around every field", async () => {
		await act(async () => void render(draw({ FieldTemplate: OwnField })));
		expect(places("field")).toEqual(expect.arrayContaining(["Name", "Home", "City", "Pets", "Kind"]));

		expect(screen.getByDisplayValue("Lin")).toBeTruthy();
	});

	it("around every object", async () => {
		await act(async () => void render(draw({ ObjectFieldTemplate: OwnObject })));
		expect(places("object")).toContain("Home");
		expect(places("object").length).toBe(4);
		expect(screen.getByDisplayValue("Hangzhou")).toBeTruthy();
	});

	it("around every list, whose rows it adds", async () => {
		await act(async () => void render(draw({ ArrayFieldTemplate: OwnList })));
		expect(places("list")).toEqual(["Pets"]);
		expect(screen.getAllByLabelText("Kind").map((one) => one.getAttribute("value"))).toEqual(["Cat", "Dog"]);
		await act(async () => void fireEvent.click(screen.getByRole("button", { name: "One more" })));
		expect(screen.getAllByLabelText("Kind")).toHaveLength(3);
		await act(async () => void fireEvent.click(screen.getAllByRole("button", { name: "Remove" })[0] ?? document.body));
		expect(screen.getAllByLabelText("Kind").map((one) => one.getAttribute("value"))).toEqual(["Dog", ""]);
	});
});
