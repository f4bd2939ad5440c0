import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { ListBlock as ListOptions, ListView } from "../../../schemas/types.gen.ts";
import { answered } from "../../../tests/fixtures/ports.ts";
import { renderBlockAlone } from "../../../tests/fixtures/render-block.tsx";
import { ListBlock } from "./ListBlock.tsx";

const VIEW: ListView = {
	kind: "view",
	id: "cases",
	type: "list",
	operation: "messagesGetList",
	filters: [
		{
			name: "status",
			label: "Status",
			widget: "select",
			choices: [
				{ value: "replied", label: "Replied" },
				{ value: "closed", label: "Closed" },
			],
			counts: { operation: "messagesGetFacets", list: "/status", value: "/value", count: "/count" },
		},
	],
	sort: { name: "sort", choices: [{ value: "newest", label: "Newest" }] },
	card: {
		title: { bind: "/item/title" },
		badge: { text: { bind: "/item/status" }, by: "/item/status", tones: { replied: "success" } },
		mark: { when: { "/item/unread": { const: true } }, label: "News" },
	},
	layout: "rows",
	empty: { title: "No cases" },
	link: { to: "/case", query: { id: { bind: "/item/id" } } },
};
const LIST = [
	{ id: "1", title: "Lamp", status: "replied", unread: true },
	{ id: "2", title: "Bin", status: "odd", unread: false },
	{ id: "3", title: "Bus", status: "odd" },
];

async function show(block: Partial<ListOptions> = {}, at = "/cases") {
	const requested: Record<string, unknown>[] = [];
	const counted: Record<string, unknown>[] = [];
	const read = {
		messagesGetList: (query: Record<string, unknown>) => {
			requested.push(query);
			return answered({ list: LIST.slice(0, Number(query.limit)), total: 3, page: 1 });
		},
		messagesGetFacets: (query: Record<string, unknown>) => {
			counted.push(query);
			return answered({ status: [{ value: "replied", count: 1200 }] });
		},
	};
	const scope = { data: { lead: { id: "1" } } };
	await renderBlockAlone(
		ListBlock,
		{ type: "list", view: "cases", ...block },
		{ views: [VIEW], operations: { read }, at, scope },
	);
	return { requested, counted };
}

const titles = () => screen.getAllByRole("link").map((link) => link.textContent);

afterEach(cleanup);

describe("a filter with counts", () => {
	it("says how many entries each option leaves, none where it is not named", async () => {
		await show();
		const options = screen.getAllByRole("option").map((option) => option.textContent);
		expect(options).toEqual(["All", "Replied (1,200)", "Closed (0)"]);
	});

	it("counts under the filters in force, without order and page", async () => {
		const { counted } = await show({}, "/cases?status=closed&sort=newest&page=2&tab=x");
		expect(counted.at(-1)).toEqual({ status: "closed" });
	});
});

describe("a filter that leaves something out where nothing is chosen", () => {
	it("says in its view's words what is then shown", async () => {
		const filters: ListView["filters"] = [
			{
				name: "open",
				label: "Open or closed",
				widget: "select",
				unset: "Open",
				choices: [{ value: "any", label: "All" }],
			},
		];
		await renderBlockAlone(ListBlock, { type: "list", view: "cases" }, { views: [{ ...VIEW, filters }] });
		expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Open", "All"]);
	});
});

describe("an entry that stands elsewhere", () => {
	it("is left out of a compact list, which still has its number of entries", async () => {
		const { requested } = await show({ compact: true, limit: 2, except: { bind: "/data/lead/id" } });
		expect(requested.at(-1)?.limit).toBe(3);
		expect(titles()).toEqual(["Bin", "Bus"]);
	});

	it("leaves the list as it is when there is none, and is requested as it will be once there is one", async () => {
		const { requested } = await show({ compact: true, limit: 2, except: { bind: "/data/absent/id" } });
		expect(requested.map(({ limit }) => limit)).toEqual([3]);
		expect(titles()).toEqual(["Lamp", "Bin"]);
	});
});

describe("an entry", () => {
	it("is set apart while its mark's condition is satisfied, in words too", async () => {
		await show();
		expect(screen.getAllByTitle("News")).toHaveLength(1);
		expect(screen.getByText("Lamp").closest("article")?.textContent).toContain("News");
	});

	it("takes its badge's tone from the badge's own table", async () => {
		await show();
		expect(screen.getByText("replied").className).toContain("tone-success");
		expect(screen.getAllByText("odd")[0]?.className).toContain("tone-neutral");
	});
});
