import { expect, it } from "vitest";
import { describeCall } from "../call.ts";
import { itRefusesUnknownIds } from "../expectations.ts";
import { callerOf } from "../portal.ts";

export default describeCall("articlesGetDetail", "GET report/api.Articles/getDetail", (backend) => {
	itRefusesUnknownIds(backend, "articlesGetDetail", (caller, id) => caller.call("articlesGetDetail", { id }), {
		request: { id: "" },
		pointer: "/id",
	});

	it("tells an article of the list in full, and its neighbours", async () => {
		const caller = callerOf(backend());
		const { list } = await caller.read("articlesGetList", { limit: 3 });
		const { id, title } = list[1] ?? { id: "", title: "" };
		const article = await caller.read("articlesGetDetail", { id });
		expect(article).toMatchObject({ id, title, body: expect.stringMatching(/</) });
		expect([article.previous?.id, article.next?.id].sort()).toEqual([list[0]?.id, list[2]?.id].sort());
	});

	it("counts a view once a visit", async () => {
		const caller = callerOf(backend());
		const before = (await caller.read("articlesGetList", { limit: 1, sort: "oldest" })).list[0];
		if (!before) throw new Error("there are no articles");
		const opened = await caller.read("articlesGetDetail", { id: before.id });
		expect(opened.views).toBe(before.views + 1);
		expect((await caller.read("articlesGetDetail", { id: before.id })).views).toBe(opened.views);
	});
});
