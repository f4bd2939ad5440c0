import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { fieldsOf } from "../form/form-model.ts";
import { ExitsEditor, linkFrom } from "./ExitsEditor.tsx";
import { inspectField, inspectForm, PATH } from "./inspected.fixture.tsx";
import { SenderChoice } from "./SenderChoice.tsx";

afterEach(cleanup);

const permit = {
	kind: "form",
	id: "permit",
	title: "Permit",
	schema: {
		type: "object",
		properties: {
			kind: { type: "string", title: "Kind", enum: ["fair", "run"] },
			visitors: { type: "integer", title: "Visitors" },
			first: { type: "string", format: "date", title: "First day" },
			last: { type: "string", format: "date", title: "Last day" },
			title: { type: "string", title: "Title" },
			vendors: {
				type: "array",
				title: "Vendors",
				items: { type: "object", properties: { name: { type: "string", title: "Name" } } },
			},
			fee: { type: "number", title: "Fee" },
		},
	},
	fields: {
		"/kind": {
			widget: "radio",
			choices: [
				{ value: "fair", label: "A fair" },
				{ value: "run", label: "A run" },
			],
		},
		"/fee": { widget: "money" },
	},
};

function type(label: string, value: string, index = 0): void {
	const input = screen.getAllByLabelText(label)[index];
	if (!input) throw new Error(`expected an input ${label}`);
	fireEvent.change(input, { target: { value } });
	fireEvent.blur(input);
}

const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it("gives a fee by a table of another number, or by how many entries there are", async () => {
	const form = inspectField(permit, "/fee");
	choose("How the number comes about", "tiers");
	type("Up to", "500");
	type("it is", "120");
	type("it is", "480", 1);
	const table = { tier_of: "/form/visitors", tiers: [{ up_to: 500, value: 120 }, { value: 480 }] };
	expect(form()).toMatchObject({ fields: { "/fee": { calculated: table } } });
	await act(async () => fireEvent.click(screen.getByRole("button", { name: "Add a row" })));
	expect(form()).toMatchObject({
		fields: { "/fee": { calculated: { tiers: [{ up_to: 500 }, { up_to: 600, value: 480 }, { value: 480 }] } } },
	});
	choose("How the number comes about", "count");
	expect(form()).toMatchObject({ fields: { "/fee": { calculated: { count: "/form/vendors" } } } });
});

it("keeps each cell of a table that is typed faster than it is drawn, and the focus where a limit is left by Tab", () => {
	const form = inspectField(permit, "/fee");
	choose("How the number comes about", "tiers");
	const value = screen.getAllByLabelText("it is")[0];
	value?.focus();
	act(() => {
		type("Up to", "500");
		type("it is", "80");
		type("it is", "240", 1);
	});
	const tiers = [{ up_to: 500, value: 80 }, { value: 240 }];
	expect(form()).toMatchObject({ fields: { "/fee": { calculated: { tiers } } } });
	expect(document.contains(value ?? null)).toBe(true);
});

it("makes a text of other answers, and sums the entries of a repeat group up", () => {
	const form = inspectField(permit, "/title");
	choose("How the text comes about", "made");
	type("How it reads", "Permit:");
	choose("Put an answer into the text", "kind");
	expect(form()).toMatchObject({
		fields: {
			"/title": {
				computed: {
					text: "Permit: {kind, select, fair {A fair} run {A run} other {}}",
					values: { kind: { bind: "/form/kind" } },
				},
			},
		},
	});
	cleanup();
	const group = inspectField(permit, "/vendors");
	choose("Put an answer into the text", "name");
	expect(group()).toMatchObject({
		fields: { "/vendors": { summary: { text: "{name}", values: { name: { bind: "/item/name" } } } } },
	});
});

it("holds a day to another one", async () => {
	const form = inspectField(permit, "/last");
	await act(async () => fireEvent.click(screen.getByRole("button", { name: "Hold it to another answer" })));
	choose("It must be", "at_least");
	expect(form()).toMatchObject({ fields: { "/last": { compared: { at_least: "/form/first" } } } });
	fireEvent.click(screen.getByRole("button", { name: "Remove this comparison" }));
	expect(JSON.stringify(form())).not.toContain("compared");
});

it("takes a pasted list of choices in, and asks for one by typing", async () => {
	const form = inspectField(permit, "/kind");
	choose("How it is asked", "combobox");
	await act(async () => fireEvent.click(screen.getByRole("button", { name: "Paste a list of choices" })));
	fireEvent.change(screen.getByLabelText("Choices, one a line"), { target: { value: "A run\n\n A street party \n" } });
	await act(async () => fireEvent.click(screen.getByRole("button", { name: "Add them" })));
	expect(form()).toMatchObject({
		schema: { properties: { kind: { enum: ["fair", "run", "a_street_party"] } } },
		fields: {
			"/kind": { widget: "combobox", choices: [{}, {}, { value: "a_street_party", label: "A street party" }] },
		},
	});
});

it("is sent by anybody, and by nobody known, where that is said", async () => {
	const submitted = { ...permit, auth: "required", submit: { operation: "messagesIndex" } };
	const form = inspectForm(submitted, (now) => <SenderChoice path={PATH} form={now} fields={fieldsOf(now)} />);
	choose("Who may send it", "none");
	await act(async () => fireEvent.click(screen.getByLabelText("It is always sent anonymously")));
	expect(form()).toMatchObject({ auth: "none", anonymous_when: { "/form": {} } });
	await act(async () => fireEvent.click(screen.getByLabelText("It is always sent anonymously")));
	expect(form()).not.toHaveProperty("anonymous_when");
});

it("leads people elsewhere by their answers, and takes the last way out away whole", async () => {
	const form = inspectForm(permit, (now) => <ExitsEditor path={PATH} form={now} />);
	await act(async () => fireEvent.click(screen.getByRole("button", { name: "Lead people elsewhere" })));
	choose("Answer", "run");
	type("What is said", "Runs are for the district");
	type("Number to call, mail or web address", "110");
	type("On its button", "Call 110");
	expect(form()).toMatchObject({
		exits: [
			{
				when: { "/form/kind": { const: "run" } },
				title: "Runs are for the district",
				link: { href: "tel:110" },
				link_label: "Call 110",
			},
		],
	});
	await act(async () => fireEvent.click(screen.getByRole("button", { name: "Remove this way out" })));
	expect(form()).not.toHaveProperty("exits");
	expect(["/help", "a@b.cn", "b.cn", ""].map(linkFrom)).toEqual([
		{ to: "/help" },
		{ href: "mailto:a@b.cn" },
		{ href: "https://b.cn" },
		undefined,
	]);
});

it("keeps the one answer that a sum is made of until there is another, as of nothing there is no sum", async () => {
	const { properties } = permit.schema;
	const runners = { type: "integer", title: "Runners" };
	const form = inspectField(
		{ ...permit, schema: { ...permit.schema, properties: { ...properties, runners } } },
		"/fee",
	);
	choose("How the number comes about", "product");
	const tick = (name: string) => act(async () => void fireEvent.click(screen.getByRole("checkbox", { name })));
	const isFixed = (name: string) => screen.getByRole("checkbox", { name }).matches(":disabled");
	expect([isFixed("Visitors"), isFixed("Runners")]).toEqual([true, false]);
	await tick("Runners");
	expect([isFixed("Visitors"), isFixed("Runners")]).toEqual([false, false]);
	await tick("Visitors");
	expect(form()).toMatchObject({ fields: { "/fee": { calculated: { product: ["/form/runners"] } } } });
	expect(isFixed("Runners")).toBe(true);
});
