import { expect, it } from "vitest";
import { describeCall } from "../call.ts";
import { itRefusesUnknownIds } from "../expectations.ts";
import { callerOf } from "../portal.ts";

export default describeCall("articlesGetDetail", "GET report/api.Articles/getDetail", (backend) => {
	itRefusesUnknownIds(backend, "articlesGetDetail", (caller, id) => caller.ask("articlesGetDetail", { id }), {
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

	it("counts a view", async () => {
		const caller = callerOf(backend());
		const { list } = await caller.read("articlesGetList", { limit: 1 });
		const id = list[0]?.id ?? "";
		const { views } = await caller.read("articlesGetDetail", { id });
		expect((await caller.read("articlesGetDetail", { id })).views).toBeGreaterThan(views);
	});
});
