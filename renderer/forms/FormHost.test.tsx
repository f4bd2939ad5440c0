import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetDrafts, formWith, renderForm } from "../../tests/fixtures/render-form.tsx";

const type = (label: RegExp | string, value: string) => {
	const input = screen.getByLabelText(label);
	fireEvent.change(input, { target: { value } });
	fireEvent.blur(input);
};
const press = (name: RegExp | string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

beforeEach(forgetDrafts);
afterEach(cleanup);

const TITLE = { type: "string", title: "Subject", minLength: 3 };

describe("a field", () => {
	it("ties its label, hint and error to its input, and says in words that it is required", async () => {
		await renderForm(
			formWith({ title: TITLE }, { schema: { required: ["title"] }, fields: { "/title": { hint: "One line" } } }),
		);
		const input = screen.getByLabelText("Subject (required)");
		expect(input.getAttribute("aria-describedby")).toBe(`${input.id}-hint`);
		expect(document.getElementById(`${input.id}-hint`)?.textContent).toBe("One line");
		type("Subject (required)", "ab");
		expect(input.getAttribute("aria-invalid")).toBe("true");
		expect(input.getAttribute("aria-describedby")).toBe(`${input.id}-hint ${input.id}-error`);
		expect(document.getElementById(`${input.id}-error`)?.textContent).toContain("“Subject” must have at least 3");
	});

	it("clears its error as soon as the value is right", async () => {
		await renderForm(formWith({ title: TITLE }));
		type("Subject", "ab");
		expect(screen.getByLabelText("Subject").getAttribute("aria-invalid")).toBe("true");
		type("Subject", "abc");
		expect(screen.getByLabelText("Subject").getAttribute("aria-invalid")).toBe("false");
	});

	it("says the author's own text for an error", async () => {
		const fields = { "/title": { errors: { minLength: "A little longer, please." } } };
		await renderForm(formWith({ title: TITLE }, { fields }));
		type("Subject", "ab");
		expect(document.body.textContent).toContain("A little longer, please.");
	});
});

describe("sending with errors", () => {
	it("puts the focus on a summary that names the fields and leads to them", async () => {
		const send = vi.fn();
		await renderForm(formWith({ title: TITLE }, { schema: { required: ["title"] } }), {
			operations: { send: { messagesIndex: send } },
		});
		await press("Send");
		const summary = screen.getByRole("region", { name: "1 thing needs your attention" });
		await waitFor(() => expect(document.activeElement).toBe(summary));
		fireEvent.click(within(summary).getByRole("link", { name: "“Subject” is required" }));
		expect(document.activeElement).toBe(screen.getByLabelText("Subject (required)"));
		expect(send).not.toHaveBeenCalled();
	});
});

describe("a conditional field", () => {
	const form = formWith(
		{
			by: { type: "string", title: "Reach me by", enum: ["message", "phone"] },
			number: { type: "string", title: "Number" },
		},
		{
			fields: {
				"/number": { when: { "/form/by": { const: "phone" } }, required_when: { "/form/by": { const: "phone" } } },
			},
		},
	);

	it("is visible and required only while its condition is satisfied, and its value is not sent when hidden", async () => {
		const send = vi.fn(() => ({ code: 0, msg: "", data: { id: "1" } }));
		await renderForm(form, { operations: { send: { messagesIndex: send } } });
		expect(screen.queryByLabelText(/Number/)).toBeNull();
		fireEvent.click(screen.getByLabelText("phone"));
		type("Number (required)", "12345");
		fireEvent.click(screen.getByLabelText("message"));
		expect(screen.queryByLabelText(/Number/)).toBeNull();
		await press("Send");
		await waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining({ data: { by: "message" } })));
	});
});

describe("steps", () => {
	const form = formWith(
		{ title: TITLE, more: { type: "string", title: "More" }, last: { type: "string", title: "Last" } },
		{
			schema: { required: ["title"] },
			review: true,
			steps: [
				{ id: "one", title: "First step", fields: ["title"] },
				{ id: "two", title: "Second step", fields: ["more"], when: { "/form/title": { const: "long" } } },
				{ id: "three", title: "Third step", fields: ["last"] },
			],
			fields: { "/title": { visibility: "public" }, "/last": { visibility: "masked" } },
		},
	);

	it("are checked one by one, depend on values, lead back without loss and end in a review", async () => {
		const send = vi.fn(() => ({ code: 0, msg: "", data: { id: "1" } }));
		await renderForm(form, { operations: { send: { messagesIndex: send } } });
		await press("Continue");
		expect(screen.getByLabelText(/Subject/).getAttribute("aria-invalid")).toBe("true");
		type(/Subject/, "short");
		await press("Continue");
		expect(screen.getByRole("heading", { name: "Third step" })).toBe(document.activeElement);
		type("Last", "Wanda");
		await press("Back");
		type(/Subject/, "long");
		await press("Continue");
		expect(screen.getByLabelText("More")).toBeDefined();
		await press("Continue");
		expect(screen.getByLabelText("Last")).toHaveProperty("value", "Wanda");
		await press("Continue");
		expect(screen.getByRole("heading", { name: "Check your answers" })).toBeDefined();
		expect(document.body.textContent).toContain("Everyone sees this");
		expect(document.body.textContent).toContain("Others see it as: W***");
		await press("Change: Last");
		expect(document.activeElement).toBe(screen.getByLabelText("Last"));
		await press("Continue");
		await press("Send");
		await waitFor(() =>
			expect(send).toHaveBeenCalledWith(expect.objectContaining({ data: { title: "long", last: "Wanda" } })),
		);
	});
});

describe("a repeat group", () => {
	const people = {
		type: "array",
		title: "Witness",
		minItems: 1,
		maxItems: 3,
		items: { type: "object", properties: { name: { type: "string", title: "Name" } } },
	};

	it("adds, reorders and removes rows by buttons, with the focus and what is typed going along", async () => {
		const send = vi.fn(() => ({ code: 0, msg: "", data: { id: "1" } }));
		const fields = { "/people": { summary: { text: "{name}", values: { name: { bind: "/item/name" } } } } };
		await renderForm(formWith({ people }, { fields }), { operations: { send: { messagesIndex: send } } });
		await press("Add Witness");
		// The only row has nowhere to go.
		expect(screen.queryByRole("button", { name: /^Move/ })).toBeNull();
		await press("Add Witness");
		const [first, second] = screen.getAllByLabelText("Name");
		if (!first || !second) throw new Error("expected two rows");
		fireEvent.change(first, { target: { value: "Ann" } });
		fireEvent.change(second, { target: { value: "Bob" } });
		await press("Move up: Witness 2");
		expect(screen.getAllByLabelText("Name").map((input) => input.getAttribute("value"))).toEqual(["Bob", "Ann"]);
		expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move up: Witness 1" }));
		expect(screen.getByRole("group", { name: "Witness 1: Bob" })).toBeDefined();
		await press("Remove: Witness 2");
		await press("Send");
		await waitFor(() =>
			expect(send).toHaveBeenCalledWith(expect.objectContaining({ data: { people: [{ name: "Bob" }] } })),
		);
	});
});

/** The components between an element and the one that renders FormHost, by React's own tree. */
function componentsAround(input: Element): string[] {
	const key = Object.keys(input).find((name) => name.startsWith("__reactFiber$")) ?? "";
	const names: string[] = [];
	for (let fiber = Reflect.get(input, key); fiber; fiber = fiber.return) {
		const { type } = fiber;
		const own = typeof type === "function" ? type : type?.type;
		if (typeof own === "function") names.unshift(own.name);
		if (own?.name === "FormHost") return names;
	}
	return [];
}

it("has at most eight components from the host to an input, of a field with conditions too", async () => {
	const fields = { "/title": { required_when: { "/form/more": { const: "x" } } } };
	await renderForm(formWith({ more: { type: "string", title: "More" }, title: TITLE }, { fields }));
	for (const label of ["More", "Subject"]) {
		const around = componentsAround(screen.getByLabelText(label));
		expect(around[0]).toBe("FormHost");
		expect(around.length, around.join(" → ")).toBeLessThanOrEqual(8);
	}
});
