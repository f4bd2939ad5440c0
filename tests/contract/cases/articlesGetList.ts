import { expect, it } from "vitest";
import { describeCall } from "../call.ts";
import { expectInvalidAt, itPages, wordIn } from "../expectations.ts";
import { callerOf } from "../portal.ts";

export default describeCall("articlesGetList", "GET report/api.Articles/getList", (backend) => {
	const everything = async () => (await callerOf(backend()).read("articlesGetList", { limit: 50 })).list;

	itPages(backend, "articlesGetList", (paging) => paging);

	it("is newest first, and oldest first or most read first when asked", async () => {
		const caller = callerOf(backend());
		const times = (await everything()).map((article) => article.published_at);
		expect(times).toEqual([...times].sort().reverse());
		const oldest = await caller.read("articlesGetList", { limit: 50, sort: "oldest" });
		expect(oldest.list.map((article) => article.published_at)).toEqual([...times].sort());
		const views = (await caller.read("articlesGetList", { limit: 50, sort: "views" })).list.map(({ views }) => views);
		expect(views).toEqual([...views].sort((a, b) => b - a));
	});

	it("keeps to a category", async () => {
		const all = await everything();
		const category = all[0]?.category ?? "";
		const found = await callerOf(backend()).read("articlesGetList", { limit: 50, category });
		expect(found.list).toEqual(all.filter((article) => article.category === category));
		expect(found.total).toBe(found.list.length);
	});

	it.each(["English", "Chinese"] as const)("finds %s words in title and summary", async (script) => {
		const keyword = wordIn(
			(await everything()).map((article) => article.title),
			script,
		);
		const { list } = await callerOf(backend()).read("articlesGetList", { keyword, limit: 50 });
		expect(list.length).toBeGreaterThan(0);
		for (const { title, summary } of list) expect(`${title} ${summary}`.toLowerCase()).toContain(keyword.toLowerCase());
	});

	it.each(["zzqx", "龘龘", "%", "' or 1=1 --"])("finds nothing for %s", async (keyword) => {
		expect(await callerOf(backend()).read("articlesGetList", { keyword })).toMatchObject({ list: [], total: 0 });
	});

	it("responds with 422 to a keyword that is too long", async () => {
		expectInvalidAt("/keyword", await callerOf(backend()).call("articlesGetList", { keyword: "x".repeat(101) }));
	});
});
