import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { MAX_PAGES } from "../../../schemas/rules/questions/option-pages.ts";
import type { FieldOptions } from "../../../schemas/types.gen.ts";
import { answered } from "../../../tests/fixtures/ports.ts";
import { forgetDrafts, formWith, renderForm } from "../../../tests/fixtures/render-form.tsx";

beforeEach(forgetDrafts);
afterEach(cleanup);

const LIMIT = 10;
const TOTAL = 25;
const OPTIONS = { operation: "projectGetList", list: "/list", value: "/id", label: "/title" };

const pageOf = (page: number, total = TOTAL) => {
	const count = Math.min(LIMIT, total - (page - 1) * LIMIT);
	const numbers = Array.from({ length: count }, (_, index) => (page - 1) * LIMIT + index + 1);
	return { list: numbers.map((at) => ({ id: `p${at}`, title: `Project ${at}` })), page, limit: LIMIT, total };
};

/** A list of 25 projects, ten to a page; `broken` says which page is refused now. */
function projects(broken: () => number | undefined = () => undefined) {
	const pages = new Map([1, 2, 3].map((page) => [page, answered(pageOf(page))]));
	return ({ page = 1 }: Record<string, unknown>) =>
		page === broken() ? { code: 503, msg: "later" } : (pages.get(Number(page)) ?? {});
}

const form = (field: FieldOptions) =>
	formWith({ project: { type: "string", title: "Project" } }, { fields: { "/project": field } });

it("offers what stands on all pages of a list, not on the first alone", async () => {
	await renderForm(form({ widget: "select", options: OPTIONS }), {
		operations: { read: { projectGetList: projects() } },
	});
	await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(TOTAL + 1));
	expect(screen.getByRole("option", { name: "Project 25" })).toBeDefined();
});

it("offers nothing as long as a page is missing, and requests again when told to", async () => {
	let broken: number | undefined = 2;
	const read = { projectGetList: projects(() => broken) };
	await renderForm(form({ widget: "select", options: OPTIONS }), { operations: { read } });
	await screen.findByText(/The choices could not be loaded/);
	broken = undefined;
	fireEvent.click(screen.getByRole("button", { name: "Try again" }));
	await screen.findByRole("option", { name: "Project 25" });
});

it("says of a list that is searched that it goes on, and requests no further page", async () => {
	const field: FieldOptions = { widget: "combobox", options: { ...OPTIONS, search: "keyword" } };
	await renderForm(form(field), { operations: { read: { projectGetList: projects() } } });
	fireEvent.click(await screen.findByRole("combobox"));
	expect(await screen.findAllByText("These are the first. Type more to find others.")).toHaveLength(2);
	expect(screen.getAllByRole("option")).toHaveLength(LIMIT);
});

it("says of a searched list that it could not be had, instead of that nothing was found", async () => {
	const field: FieldOptions = { widget: "combobox", options: { ...OPTIONS, search: "keyword" } };
	const read = { projectGetList: () => ({ error: new Error("no line") }) };
	await renderForm(form(field), { operations: { read } });
	fireEvent.click(await screen.findByRole("combobox"));
	await screen.findByText(/The choices could not be loaded/);
	expect(screen.queryByText("Nothing found")).toBeNull();
});

/** A list with one more project than the pages hold that are looked through. */
function tooMany() {
	const max = LIMIT * MAX_PAGES;
	const pages = Array.from({ length: MAX_PAGES }, (_, at) => answered(pageOf(at + 1, max + 1)));
	return {
		most: max,
		read: { projectGetList: ({ page = 1 }: Record<string, unknown>) => pages[Number(page) - 1] ?? {} },
	};
}

it.each(["select", "combobox", "radio"] as const)(
	"says how many of a list that is too long are offered (%s), and bids nobody to type for the others",
	async (widget) => {
		const { most: max, read } = tooMany();
		await renderForm(form({ widget, options: OPTIONS }), { operations: { read } });
		await screen.findByText(`Only the first ${max} are offered.`);
		if (widget !== "combobox") return;
		fireEvent.change(screen.getByRole("combobox"), { target: { value: `Project ${max}` } });
		await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
		expect(screen.queryByText(/Type more to find others/)).toBeNull();
	},
);
