import { withTheme } from "@rjsf/core";
import type { RJSFSchema, UiSchema } from "@rjsf/utils";
import validator from "@rjsf/validator-ajv8";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { FIELD_AUTHORING } from "../../../schemas/field-types/authoring.gen.ts";
import { FIELD_TYPE_NAMES } from "../../../schemas/field-types/choose-type.ts";
import type { FieldTypeName } from "../../../schemas/field-types/field-type.ts";
import { formTheme } from "./form-theme.tsx";

const Form = withTheme(formTheme);

afterEach(cleanup);

const types = FIELD_TYPE_NAMES;
/** What a new field of the type asks for, called by its name. */
const titled = (type: FieldTypeName): RJSFSchema => {
	const { palette, sample } = FIELD_AUTHORING[type];
	const schema = palette.begins?.schema ?? Object.values(sample.properties).at(-1);
	return { ...JSON.parse(JSON.stringify(schema)), title: `A ${type}` };
};
const all: RJSFSchema = { type: "object", properties: Object.fromEntries(types.map((type) => [type, titled(type)])) };
const asked: UiSchema = Object.fromEntries(types.map((type) => [type, { "ui:widget": type }]));

const submit = () => act(async () => void fireEvent.submit(document.forms[0] ?? document.body));
const type = (label: string, value: string) =>
	act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

describe("rjsf's own Form in the theme, with nothing of the portal around", () => {
	it("draws each type of field with its label", async () => {
		await act(async () => void render(<Form schema={all} uiSchema={asked} validator={validator} />));
		await waitFor(() => expect(document.querySelector("[data-coming]")).toBeNull());
		for (const name of types.filter((one) => one !== "hidden"))
			expect(screen.getAllByText(`A ${name}`).length, name).toBeGreaterThan(0);
		expect(screen.queryByText("A hidden")).toBeNull();
		expect(screen.getByRole("button", { name: "Submit" })).toBeTruthy();
	});

	const person: RJSFSchema = {
		type: "object",
		required: ["name"],
		properties: {
			name: { type: "string", title: "Name", minLength: 3 },
			age: { type: "integer", title: "Age" },
			home: { type: "object", title: "Home", properties: { city: { type: "string", title: "City" } } },
			pets: {
				type: "array",
				title: "Pets",
				items: { type: "object", title: "Pet", properties: { kind: { type: "string", title: "Kind" } } },
			},
		},
	};

	it("says what is wrong at its field, and sends what is typed", async () => {
		const sent = vi.fn();
		const view = (
			<Form schema={person} validator={validator} noHtml5Validate onSubmit={({ formData }) => sent(formData)} />
		);
		await act(async () => void render(view));
		await type("Name (required)", "Li");
		await submit();
		const input = screen.getByLabelText("Name (required)");
		expect(input.getAttribute("aria-invalid")).toBe("true");
		const described = input.getAttribute("aria-describedby") ?? "";
		expect(document.getElementById(described)?.textContent).toContain("must NOT have fewer than 3 characters");
		expect(sent).not.toHaveBeenCalled();
		await type("Name (required)", "Lin");
		await type("Age", "41");
		await type("City", "Hangzhou");
		await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Add Pet" })));
		await type("Kind", "Cat");
		await submit();
		expect(sent).toHaveBeenCalledWith({
			name: "Lin",
			age: 41,
			home: { city: "Hangzhou" },
			pets: [{ kind: "Cat" }],
		});
	});

	it("shows what it is given, and follows it when it is given other data", async () => {
		const view = (name: string) => <Form schema={person} formData={{ name }} validator={validator} />;
		const { rerender } = render(view("Lin"));
		expect(screen.getByLabelText("Name (required)")).toHaveProperty("value", "Lin");
		await act(async () => rerender(view("Wang")));
		expect(screen.getByLabelText("Name (required)")).toHaveProperty("value", "Wang");
	});

	it("reads a file into the value, where there is no server to send it to", async () => {
		const sent = vi.fn();
		const schema: RJSFSchema = { type: "object", properties: { photo: { type: "string", title: "Photo" } } };
		const uiSchema = { photo: { "ui:widget": "file" } };
		const view = (
			<Form schema={schema} uiSchema={uiSchema} validator={validator} onSubmit={({ formData }) => sent(formData)} />
		);
		await act(async () => void render(view));
		const files = [new File(["ab"], "a.txt", { type: "text/plain" })];
		await act(async () => void fireEvent.change(screen.getByLabelText("Photo"), { target: { files } }));
		await screen.findByRole("button", { name: "Remove a.txt" });
		await submit();
		expect(sent).toHaveBeenCalledWith({ photo: "data:text/plain;base64,YWI=" });
	});

	it("draws with a widget and a template of one's own, handed rjsf's own props", async () => {
		const widgets = {
			shout: ({ id, value, label }: { id: string; value?: unknown; label: string }) => (
				<output id={id}>{`${label}: ${String(value).toUpperCase()}`}</output>
			),
		};
		const view = (
			<Form
				schema={{ type: "object", properties: { name: { type: "string", title: "Name" } } }}
				uiSchema={{ name: { "ui:widget": "shout" } }}
				formData={{ name: "lin" }}
				validator={validator}
				widgets={widgets}
			/>
		);
		await act(async () => void render(view));
		expect(screen.getByText("Name: LIN")).toBeTruthy();
	});
});
