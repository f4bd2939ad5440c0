import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import type { Adapters, ListAdapter } from "../../../adapters/adapter.ts";
import type { ArticleSummary, ListView } from "../../../schemas/types.gen.ts";
import { fakeAdapters } from "../../../tests/fixtures/ports.ts";
import { renderBlockAlone } from "../../../tests/fixtures/render-block.tsx";
import { ListBlock } from "./ListBlock.tsx";

const ARTICLES: ListView = {
	kind: "view",
	id: "articles",
	type: "list",
	operation: "articlesGetList",
	card: { title: { bind: "/item/title" } },
	layout: "rows",
	paging: { mode: "more", limit: 2 },
	empty: { title: "No articles" },
	link: { to: "/article", query: { id: { bind: "/item/id" } } },
};

const article = (id: number): ArticleSummary => ({
	id: `a${id}`,
	title: `Article ${id}`,
	summary: "",
	cover: null,
	category: "News",
	author: "Desk",
	published_at: "2026-11-01T08:00:00Z",
	views: 1,
});

const DONE = { code: 0, msg: "", error: undefined, loading: false, stale: false, reload: () => undefined };

/** Two articles, and two more once requested. */
const growing: ListAdapter<"articlesGetList"> = {
	operation: "articlesGetList",
	kind: "list",
	use: () => ({ ...DONE, data: undefined }),
	request: () => Promise.reject(new Error("expected a list that grows")),
	useInfinite() {
		const [count, setCount] = useState(2);
		const data = Array.from({ length: count }, (_, at) => article(at + 1));
		return { ...DONE, data, hasMore: count < 4, loadingMore: false, loadMore: () => setCount(4) };
	},
};

const show = () => {
	const adapters: Adapters = { ...fakeAdapters(), articlesGetList: growing };
	return renderBlockAlone(ListBlock, { type: "list", view: "articles" }, { views: [ARTICLES], ports: { adapters } });
};

afterEach(cleanup);

describe("a list that grows", () => {
	it("shows more when asked, announces how many, and leads on to the first new entry", async () => {
		await show();
		expect(screen.getByRole("status").textContent).toBe("2 results shown");
		fireEvent.click(screen.getByRole("button", { name: "Show more" }));
		expect(screen.getByRole("status").textContent).toBe("4 results shown");
		expect(document.activeElement?.textContent).toBe("Article 3");
	});

	it("has no button once all is shown", async () => {
		await show();
		fireEvent.click(screen.getByRole("button", { name: "Show more" }));
		expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
	});
});
