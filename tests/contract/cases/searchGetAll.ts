import { expect, it } from "vitest";
import { describeCall } from "../call.ts";
import { expectInvalidAt, wordIn } from "../expectations.ts";
import { callerOf } from "../portal.ts";

export default describeCall("searchGetAll", "GET report/api.Search/getAll", (backend) => {
	it.each(["English", "Chinese"] as const)("finds what the lists find for %s words, the first few", async (script) => {
		const caller = callerOf(backend());
		const { list } = await caller.read("articlesGetList", { limit: 50 });
		const keyword = wordIn(
			list.map(({ title }) => title),
			script,
		);
		const found = await caller.read("searchGetAll", { keyword, limit: 2 });
		const query = { keyword, limit: 2 };
		const articles = await caller.read("articlesGetList", query);
		const messages = await caller.read("messagesGetList", query);
		const projects = await caller.read("projectGetList", query);
		expect(found).toEqual({
			articles: { list: articles.list, total: articles.total, more: articles.more },
			messages: { list: messages.list, total: messages.total, more: messages.more },
			projects: { list: projects.list, total: projects.total, more: projects.more },
		});
		expect(found.articles.total).toBeGreaterThan(0);
	});

	it("finds a published case by its number", async () => {
		const caller = callerOf(backend());
		const { list } = await caller.read("messagesGetList", { limit: 1 });
		const found = await caller.read("searchGetAll", { keyword: String(list[0]?.number) });
		expect(found.messages).toMatchObject({ list, total: 1 });
		expect(found.messages.more).not.toBe(true);
	});

	it("finds nothing for what stands nowhere", async () => {
		const none = { list: [], total: 0 };
		const found = await callerOf(backend()).read("searchGetAll", { keyword: "zzqx" });
		expect(found).toMatchObject({ articles: none, messages: none, projects: none });
		expect([found.articles, found.messages, found.projects].some(({ more }) => more)).toBe(false);
	});

	it("responds with 422 without words, and to a limit above twenty", async () => {
		const caller = callerOf(backend());
		expectInvalidAt("/keyword", await caller.call("searchGetAll", { keyword: "" }));
		expectInvalidAt("/limit", await caller.call("searchGetAll", { keyword: "park", limit: 21 }));
	});
});
