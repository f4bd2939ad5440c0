import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ListView } from "../../../schemas/types.gen.ts";
import { answered } from "../../../tests/fixtures/ports.ts";
import { type BlockSurroundings, renderBlockAlone } from "../../../tests/fixtures/render-block.tsx";
import { skin } from "../../skin/classes.gen.ts";
import { ListBlock } from "./ListBlock.tsx";

const CASES: ListView = {
	kind: "view",
	id: "cases",
	type: "list",
	operation: "messagesGetList",
	filters: [
		{ name: "keyword", label: "Words", widget: "search" },
		{ name: "status", label: "Status", widget: "select", choices: [{ value: "rejected", label: "Turned down" }] },
		{
			name: "category",
			label: "Category",
			widget: "select",
			options: { operation: "messagesGetCategory", list: "/list", value: "/code", label: "/name" },
		},
		{ name: "from", label: "From", widget: "date" },
	],
	sort: {
		name: "sort",
		choices: [
			{ value: "newest", label: "Newest first" },
			{ value: "oldest", label: "Oldest first" },
		],
	},
	columns: [
		{ label: "Case", value: { bind: "/item/title" } },
		{ label: "State", value: { bind: "/item/status", format: "status" } },
	],
	card: {
		title: { bind: "/item/title" },
		badge: { bind: "/item/status", format: "status" },
		meta: [{ bind: "/item/number" }],
	},
	layout: "table",
	paging: { mode: "pages", limit: 10 },
	empty: {
		title: "No cases",
		link: { to: "/cases" },
		link_label: "All cases",
		filtered: { title: "No case matches", link: { to: "/cases" }, link_label: "Every case" },
	},
	link: { to: "/case", query: { id: { bind: "/item/id" } } },
};

const entry = (id: number) => ({ id: `c${id}`, title: `Case ${id}`, number: `N-${id}`, status: "rejected" });
const pageOf = (total: number) => (query: Record<string, unknown>) =>
	answered({ list: [entry(1), entry(2)], total, page: query.page, limit: 10, next: null });
const categories = () => answered({ list: [{ code: "roads", name: "Roads" }] });

/** Shows the list at an address; `requested` collects the queries that were sent. */
async function show(at: string, around: BlockSurroundings = {}, total = 95) {
	const requested: Record<string, unknown>[] = [];
	const read = (query: Record<string, unknown>) => {
		requested.push(query);
		return pageOf(total)(query);
	};
	const operations = { read: { messagesGetList: read, messagesGetCategory: categories } };
	const shown = await renderBlockAlone(
		ListBlock,
		{ type: "list", view: "cases" },
		{ views: [CASES], operations, at, ...around },
	);
	return { ...shown, requested };
}

function onWideScreen() {
	vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
}

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

describe("a list's filters", () => {
	it("offer what stands on all pages of an operation's list", async () => {
		const pages = [1, 2].map((page) =>
			answered({ list: [{ code: `c${page}`, name: `Category ${page}` }], page, limit: 1, total: 2 }),
		);
		const read = { messagesGetList: pageOf(1), messagesGetCategory: ({ page = 1 }) => pages[Number(page) - 1] ?? {} };
		await show("/cases", { operations: { read } });
		expect(await screen.findByRole("option", { name: "Category 2" })).toBeDefined();
		expect(screen.getByRole("option", { name: "Category 1" })).toBeDefined();
		expect(screen.queryByText(/^Only the first/)).toBeNull();
	});

	it("say how many they offer of a list that goes on beyond where it is looked through", async () => {
		const pages = Array.from({ length: 21 }, (_, at) =>
			answered({ list: [{ code: `c${at}`, name: `Category ${at}` }], page: at + 1, limit: 1, total: 3000 }),
		);
		const category = ({ page = 1 }: Record<string, unknown>) => pages[Number(page) - 1] ?? {};
		await show("/cases", { operations: { read: { messagesGetList: pageOf(1), messagesGetCategory: category } } });
		const note = await screen.findByText("Only the first 20 are offered.");
		const select = screen.getByRole("combobox", { name: "Category" });
		expect(select.getAttribute("aria-describedby")).toBe(note.id);
		expect(screen.getAllByRole("option", { name: /^Category/ })).toHaveLength(20);
	});

	it("are read from the URL, sent to the operation and shown in the controls", async () => {
		const { requested } = await show("/cases?keyword=water&status=rejected&sort=oldest&page=2&tab=x");
		expect(requested.at(-1)).toEqual({ keyword: "water", status: "rejected", sort: "oldest", page: 2, limit: 10 });
		expect(screen.getByLabelText("Words")).toHaveProperty("value", "water");
		expect(screen.getByLabelText("Status")).toHaveProperty("value", "rejected");
		expect(screen.getByLabelText("Sort by")).toHaveProperty("value", "oldest");
	});

	it("go into the URL once chosen, back to the first page, and leave others' parameters", async () => {
		const { visited } = await show("/cases?page=4&tab=x");
		fireEvent.change(screen.getByLabelText("Status"), { target: { value: "rejected" } });
		expect(visited.at(-1)).toBe("/cases?tab=x&status=rejected");
	});

	it("take a search when it is sent, not while it is typed", async () => {
		const { visited } = await show("/cases");
		fireEvent.change(screen.getByLabelText("Words"), { target: { value: "street lamp" } });
		expect(visited).toEqual(["/cases"]);
		fireEvent.click(screen.getByRole("button", { name: "Search" }));
		expect(visited.at(-1)).toBe("/cases?keyword=street+lamp");
	});

	it("do not take a date of a year that is still being typed", async () => {
		const { visited } = await show("/cases");
		fireEvent.change(screen.getByLabelText("From"), { target: { value: "0020-11-01" } });
		expect(visited).toEqual(["/cases"]);
		fireEvent.change(screen.getByLabelText("From"), { target: { value: "2026-11-01" } });
		expect(visited.at(-1)).toBe("/cases?from=2026-11-01");
	});

	it("follow the reader back", async () => {
		const { open } = await show("/cases?keyword=water");
		open("/cases?keyword=roads");
		expect(screen.getByLabelText("Words")).toHaveProperty("value", "roads");
	});

	it("offer the options that an operation returns", async () => {
		await show("/cases");
		const options = within(screen.getByLabelText("Category")).getAllByRole("option");
		expect(options.map(({ textContent }) => textContent)).toEqual(["All", "Roads"]);
	});

	it("stand as chips in words, each removable, and all at once", async () => {
		const { visited } = await show("/cases?category=roads&status=rejected&page=3");
		fireEvent.click(screen.getByRole("button", { name: "Remove the filter Category: Roads" }));
		expect(visited.at(-1)).toBe("/cases?status=rejected");
		expect(document.querySelector("search")?.contains(document.activeElement)).toBe(true);
		fireEvent.click(screen.getByRole("button", { name: "Clear all" }));
		expect(visited.at(-1)).toBe("/cases");
		expect(screen.queryByRole("list", { name: "Filters in force" })).toBeNull();
	});

	it("and the sort order leave the URL alone in a compact list", async () => {
		const requested = vi.fn(pageOf(95));
		await renderBlockAlone(
			ListBlock,
			{ type: "list", view: "cases", compact: true, limit: 3, query: { project_id: "p1" } },
			{ views: [CASES], operations: { read: { messagesGetList: requested } }, at: "/cases?keyword=water&page=2" },
		);
		expect(requested).toHaveBeenLastCalledWith({ project_id: "p1", limit: 3, page: 1 });
		expect(document.querySelector("search")).toBeNull();
		expect(screen.queryByLabelText("Sort by")).toBeNull();
		expect(screen.queryByRole("navigation")).toBeNull();
	});
});

describe("a list's paging", () => {
	it("links to pages, marks the current one and keeps the filters", async () => {
		await show("/cases?status=rejected&page=2");
		const paging = within(screen.getByRole("navigation", { name: "Pages of this list" }));
		expect(paging.getByRole("link", { current: "page" }).textContent).toBe("2");
		expect(paging.getByRole("link", { name: "Next page" }).getAttribute("href")).toBe("/cases?status=rejected&page=3");
		expect(paging.getByRole("link", { name: "Previous page" }).getAttribute("href")).toBe("/cases?status=rejected");
		expect(paging.getByRole("link", { name: "Page 10" }).getAttribute("href")).toBe("/cases?status=rejected&page=10");
	});

	it("moves the focus to the entries of the new page", async () => {
		await show("/cases");
		fireEvent.click(screen.getByRole("link", { name: "Next page" }));
		await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("group", { name: "Results" })));
	});

	it("leads back from a page behind the last", async () => {
		await show("/cases?page=99&status=rejected");
		expect(screen.getByText("This list has no page 99")).toBeTruthy();
		expect(screen.getByRole("link", { name: "To the first page" }).getAttribute("href")).toBe("/cases?status=rejected");
	});

	it("announces how many results there are", async () => {
		await show("/cases");
		expect(screen.getByRole("status").textContent).toBe("95 results");
	});

	it("says that there may be more where no more were counted", async () => {
		const counted = answered({ list: [entry(1), entry(2)], total: 10_000, more: true, page: 1, limit: 10, next: null });
		await show("/cases", { operations: { read: { messagesGetList: () => counted, messagesGetCategory: categories } } });
		expect(screen.getByRole("status").textContent).toBe("10,000 or more results");
	});
});

describe("an empty list", () => {
	it("says so once to the eye, and how many there are to who hears it", async () => {
		const none = { read: { messagesGetList: () => answered({ list: [], total: 0 }), messagesGetCategory: categories } };
		await show("/cases", { operations: none });
		const count = screen.getByRole("status");
		expect(count.textContent).toBe("0 results");
		expect(count.className).toBe(skin.visuallyHidden());
		cleanup();
		await show("/cases?page=99");
		expect(screen.getByRole("status").className).not.toBe(skin.visuallyHidden());
	});
});

describe("a list's entries", () => {
	it("are a table on a wide screen, a row named by its first cell", async () => {
		onWideScreen();
		await show("/cases");
		const table = within(screen.getByRole("table", { name: "Results" }));
		expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(["Case", "State"]);
		const row = within(table.getByRole("row", { name: /Case 1/ }));
		expect(row.getByRole("rowheader").textContent).toBe("Case 1");
		expect(row.getByRole("cell", { name: "Not accepted" }).querySelector("span")?.className).toContain("tone-danger");
		expect(row.getAllByRole("link")).toHaveLength(1);
	});

	it("are cards on a phone, one link each", async () => {
		const { preloaded } = await show("/cases");
		expect(screen.queryByRole("table")).toBeNull();
		const [card] = screen.getAllByRole("article");
		const links = within(card ?? document.body).getAllByRole("link");
		expect(links.map((link) => link.getAttribute("href"))).toEqual(["/case?id=c1"]);
		fireEvent.pointerEnter(links[0] ?? document.body);
		expect(preloaded).toEqual(["/case"]);
	});
});

describe("a list without entries to show", () => {
	const withState = (state: object) => ({ operations: { read: { messagesGetList: () => state } } });

	it("says that it is empty, and where to go", async () => {
		await show("/cases", withState(answered({ list: [], total: 0, page: 1, limit: 10, next: null })));
		expect(screen.getByText("No cases")).toBeTruthy();
		expect(screen.getByRole("link", { name: "All cases" }).getAttribute("href")).toBe("/cases");
	});

	it("says instead that nothing matches while the reader's words or filters are in force", async () => {
		await show("/cases?keyword=water", withState(answered({ list: [], total: 0, page: 1, limit: 10, next: null })));
		expect(screen.getByText("No case matches")).toBeTruthy();
		expect(screen.queryByText("No cases")).toBeNull();
		expect(screen.getByRole("link", { name: "Every case" })).toBeTruthy();
	});

	it("offers to try again after an error", async () => {
		const reload = vi.fn();
		await show("/cases", withState({ error: new Error("offline"), reload }));
		expect(screen.getByRole("alert").textContent).toContain("This could not be loaded");
		fireEvent.click(screen.getByRole("button", { name: "Try again" }));
		expect(reload).toHaveBeenCalledOnce();
	});

	it("offers the login in place on 401 and requests again after it", async () => {
		const reload = vi.fn();
		const openLogin = vi.fn(async () => true);
		const session = {
			user: null,
			start: () => undefined,
			update: () => undefined,
			signOut: () => undefined,
			openLogin,
		};
		await show("/cases", { ...withState({ code: 401, reload }), ports: { session } });
		fireEvent.click(screen.getByRole("button", { name: "Log in" }));
		await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 15_000 });
	});

	it("keeps its place while loading", async () => {
		const { container } = await show("/cases", withState({ loading: true }));
		expect(screen.getByRole("group", { name: "Results" }).getAttribute("aria-busy")).toBe("true");
		expect(container.querySelectorAll("[aria-hidden] .pt-list-entry__entry")).toHaveLength(10);
	});

	it("marks entries that may be out of date", async () => {
		await show("/cases", withState({ ...pageOf(2)({ page: 1 }), stale: true }));
		expect(screen.getByText("What you see may be out of date")).toBeTruthy();
		expect(screen.getAllByRole("article")).toHaveLength(2);
	});
});

it("says that a list has no such page where it was refused for it, and leads to the first", async () => {
	const refused = () => ({ code: 422, msg: "The list ends before this page." });
	await show("/cases?page=9", { operations: { read: { messagesGetList: refused, messagesGetCategory: categories } } });
	expect(screen.getByText("This list has no page 9")).toBeDefined();
	expect(screen.getByRole("link", { name: "To the first page" }).getAttribute("href")).toBe("/cases");
});
