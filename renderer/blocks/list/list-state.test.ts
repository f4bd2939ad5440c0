import { describe, expect, it } from "vitest";
import type { ListView } from "../../../schemas/types.gen.ts";
import { chosenParameters, clearedQuery, filteredQuery, listParameters, pagedQuery, pageNumber } from "./list-state.ts";

const view: ListView = {
	kind: "view",
	id: "cases",
	type: "list",
	operation: "messagesGetList",
	filters: [
		{ name: "keyword", label: "Keyword", widget: "search" },
		{ name: "status", label: "Status", widget: "select" },
	],
	sort: { name: "sort", choices: [{ value: "newest", label: "Newest first" }] },
	card: { title: "Case" },
	empty: { title: "None" },
};
const parameters = listParameters(view);

describe("the state of a list in the URL", () => {
	it("starts at the first page again when a filter changes", () => {
		expect(filteredQuery({ page: "4", sort: "oldest" }, parameters, { status: "closed" })).toEqual({
			sort: "oldest",
			status: "closed",
		});
	});

	it("takes an emptied filter out of the URL", () => {
		expect(filteredQuery({ keyword: "water" }, parameters, { keyword: "" })).toEqual({});
	});

	it("asks the operation only for what the view declares", () => {
		const query = { keyword: "water", status: "", sort: "oldest", tab: "2", project_id: "p1" };
		expect(chosenParameters(query, parameters)).toEqual({ keyword: "water", sort: "oldest" });
	});

	it("leaves the parameters of others alone", () => {
		expect(
			clearedQuery({ tab: "2", keyword: "water", status: "closed", sort: "oldest", page: "3" }, parameters),
		).toEqual({
			tab: "2",
			sort: "oldest",
		});
	});

	it("keeps the first page free of a parameter", () => {
		expect(pagedQuery({ keyword: "water", page: "2" }, parameters, 1)).toEqual({ keyword: "water" });
		expect(pagedQuery({ keyword: "water" }, parameters, 3)).toEqual({ keyword: "water", page: "3" });
	});

	it("gives a second list its own page", () => {
		const second = listParameters(view, "cases_page");
		expect(pagedQuery({ page: "2" }, second, 5)).toEqual({ page: "2", cases_page: "5" });
		expect(pageNumber({ page: "2" }, second)).toBe(1);
	});

	it.each(["0", "-1", "two", "1.5", "", "1e9"])("reads the page %j as the first", (page) => {
		expect(pageNumber({ page }, parameters)).toBe(1);
	});
});
