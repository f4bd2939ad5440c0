import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { answered } from "../../../tests/fixtures/ports.ts";
import { forgetDrafts, formWith, renderForm } from "../../../tests/fixtures/render-form.tsx";

beforeEach(forgetDrafts);
afterEach(cleanup);

const ASKED = { operation: "projectGetList", list: "/list", value: "/id", label: "/title" };
const list = [
	{ id: "p1", title: "Shoal Bridge" },
	{ id: "p2", title: "Market hall" },
];
const read = { projectGetList: () => answered({ list }) };
const shownValueOf = (label: string) => screen.getByText(label, { selector: "dt" }).nextElementSibling?.textContent;

async function review(prefill: Record<string, unknown>) {
	const form = formWith(
		{
			project: { type: "string", title: "Project" },
			others: { type: "array", title: "Others", items: { type: "string" } },
		},
		{
			review: true,
			fields: {
				"/project": { widget: "select", options: ASKED },
				"/others": { widget: "checkboxes", options: ASKED },
			},
		},
	);
	await renderForm(form, { prefill, operations: { read } });
	await act(async () => fireEvent.click(screen.getByRole("button", { name: "Continue" })));
	await waitFor(() => screen.getByRole("heading", { name: "Check your answers" }));
}

describe("the review of files that this device knows nothing of", () => {
	it("counts them", async () => {
		const files = { type: "array", title: "Photos", items: { type: "string" } };
		const form = formWith({ files }, { review: true, fields: { "/files": { widget: "file" } } });
		await renderForm(form, { prefill: { files: ["f1", "f2"] } });
		await act(async () => fireEvent.click(screen.getByRole("button", { name: "Continue" })));
		await waitFor(() => expect(shownValueOf("Photos")).toContain("Files: 2"));
	});
});

describe("the review of a form in steps", () => {
	it("has a part for each step, with its values or that there are none, and a way back to it", async () => {
		const form = formWith(
			{ a: { type: "string", title: "A" }, b: { type: "string", title: "B" } },
			{
				review: true,
				fields: { "/a": { visibility: "masked" } },
				steps: [
					{ id: "one", title: "First", fields: ["a"] },
					{ id: "two", title: "Second", fields: ["b"] },
				],
			},
		);
		await renderForm(form, { prefill: { a: "Wanda" }, place: "dialog" });
		for (const heading of ["Second", "Check your answers"]) {
			await act(async () => fireEvent.click(screen.getByRole("button", { name: "Continue" })));
			await waitFor(() => screen.getByRole("heading", { name: heading }));
		}
		expect(shownValueOf("A")).toBe("Wanda Others see it as: W***");
		expect(screen.getByText("Nothing was answered here.")).toBeDefined();
		await act(async () => fireEvent.click(screen.getByRole("button", { name: "Edit: Second" })));
		await waitFor(() => screen.getByLabelText("B"));
	});
});

describe("the review of values chosen from what an operation returns", () => {
	it("says them by their labels, whether or not a field has remembered them", async () => {
		await review({ project: "p2", others: ["p1", "p2"] });
		expect(shownValueOf("Project")).toContain("Market hall");
		expect(shownValueOf("Others")).toContain("Shoal Bridge, Market hall");
	});
});

describe("the review of a computed value", () => {
	it("has no way back to it, for there is nothing to change; those it is made of have one", async () => {
		const form = formWith(
			{ name: { type: "string", title: "Name" }, greeting: { type: "string", title: "Greeting" } },
			{ review: true, fields: { "/greeting": { computed: { bind: "/form/name" } } } },
		);
		await renderForm(form, { prefill: { name: "Wanda" } });
		await act(async () => fireEvent.click(screen.getByRole("button", { name: "Continue" })));
		await waitFor(() => expect(shownValueOf("Greeting")).toContain("Wanda"));
		expect(screen.getAllByRole("button", { name: /^Change/ }).map((one) => one.getAttribute("aria-label"))).toEqual([
			"Change: Name",
		]);
	});
});

it("shows the review of an address whose regions an operation offers by the region's name and the street", async () => {
	const part = (title: string) => ({ type: "string", title });
	const home = { type: "object", title: "Home", properties: { region: part("Region"), detail: part("Street") } };
	const form = formWith({ home }, { review: true, fields: { "/home": { widget: "address", options: ASKED } } });
	await renderForm(form, { prefill: { home: { region: "p2", detail: "Maple Road 1" } }, operations: { read } });
	await act(async () => fireEvent.click(screen.getByRole("button", { name: "Continue" })));
	await waitFor(() => expect(shownValueOf("Home")).toContain("Market hall, Maple Road 1"));
});
