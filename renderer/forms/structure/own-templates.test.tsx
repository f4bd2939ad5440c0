import { withTheme } from "@rjsf/core";
import type {
	ArrayFieldTemplateProps,
	FieldTemplateProps,
	IconButtonProps,
	ObjectFieldTemplateProps,
	RJSFSchema,
	TemplatesType,
	UiSchema,
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
			return <Form schema={schema} formData={formData} validator={validator} templates={templates} />;
		},
	],
	[
		"by a theme over ours",
		(templates: Partial<TemplatesType>) => {
			const Form = withTheme({ ...formTheme, templates: { ...formTheme.templates, ...templates } });
			return <Form schema={schema} formData={formData} validator={validator} />;
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

/** A template of one's own by the name of ours, what is to be read in it, and the uiSchema that it takes. */
const CASES: [keyof TemplatesType, Partial<TemplatesType>, string, UiSchema?][] = [
	[
		"DescriptionFieldTemplate",
		{ DescriptionFieldTemplate: ({ description }) => <p data-own="">{description}</p> },
		"As in the passport",
	],
	[
		"DescriptionFieldTemplate",
		{ DescriptionFieldTemplate: ({ description }) => <p data-own="">{description}</p> },
		"Where you live",
	],
	[
		"FieldHelpTemplate",
		{ FieldHelpTemplate: ({ help }) => <p data-own="">{help}</p> },
		"In full",
		{ name: { "ui:help": "In full" } },
	],
	[
		"FieldErrorTemplate",
		{ FieldErrorTemplate: ({ errors }) => <p data-own="">{errors}</p> },
		"fewer than 3 characters",
	],
	["TitleFieldTemplate", { TitleFieldTemplate: ({ title }) => <h2 data-own="">{title}</h2> }, "Home"],
	["ErrorListTemplate", { ErrorListTemplate: ({ errors }) => <p data-own="">{errors.length} wrong</p> }, "1 wrong"],
	[
		"MultiSchemaFieldTemplate",
		{ MultiSchemaFieldTemplate: ({ optionSchemaField }) => <p data-own="">{optionSchemaField}</p> },
		"Street",
	],
	[
		"BaseInputTemplate",
		{ BaseInputTemplate: ({ id, value }) => <p data-own="">{`${id}: ${value}`}</p> },
		"root--name: Li",
	],
	[
		"ArrayFieldItemTemplate",
		{ ArrayFieldItemTemplate: ({ children, index }) => <div data-own="">{["No.", index, children]}</div> },
		"No.0",
	],
];

const AddButton = ({ onClick }: IconButtonProps) => (
	<button type="button" onClick={onClick}>
		Another pet
	</button>
);

const hinted: RJSFSchema = {
	type: "object",
	properties: {
		name: { type: "string", title: "Name", description: "As in the passport", minLength: 3 },
		home: {
			type: "object",
			title: "Home",
			description: "Where you live",
			properties: { city: { type: "string", title: "City" } },
		},
		way: {
			type: "object",
			title: "Way",
			oneOf: [{ title: "By letter", properties: { street: { type: "string", title: "Street" } } }],
		},
		pets: schema.properties?.pets ?? {},
	},
};

describe("each other template of one's own is asked where its part stands", () => {
	it.each(CASES)("%s", async (_, templates, text, uiSchema = {}) => {
		const Form = withTheme(formTheme);
		const given = { schema: hinted, uiSchema, formData: { name: "Li", pets: [{ kind: "Cat" }] }, validator, templates };
		await act(async () => void render(<Form {...given} noHtml5Validate />));
		await act(async () => void fireEvent.submit(document.forms[0] ?? document.body));
		const own = [...document.querySelectorAll("[data-own]")].map(({ textContent }) => textContent);
		expect(own.join("\n")).toContain(text);
	});

	it("ButtonTemplates, the others staying ours", async () => {
		const Form = withTheme(formTheme);
		const templates = { ButtonTemplates: { AddButton } };
		await act(
			async () => void render(<Form schema={schema} formData={formData} validator={validator} templates={templates} />),
		);
		await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Another pet" })));
		expect(screen.getAllByLabelText("Kind")).toHaveLength(3);
		expect(screen.getAllByRole("button", { name: "Remove" })).toHaveLength(3);
	});
});
