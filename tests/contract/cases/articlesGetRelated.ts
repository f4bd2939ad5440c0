import { expect, it } from "vitest";
import { describeCall } from "../call.ts";
import { expectInvalidAt, itRefusesUnknownIds } from "../expectations.ts";
import { callerOf } from "../portal.ts";

export default describeCall("articlesGetRelated", "GET report/api.Articles/getRelated", (backend) => {
	itRefusesUnknownIds(backend, "articlesGetRelated", (caller, id) => caller.call("articlesGetRelated", { id }), {
		request: { id: "" },
		pointer: "/id",
	});

	it("tells other articles, each once, and no more than requested", async () => {
		const caller = callerOf(backend());
		for (const { id } of (await caller.read("articlesGetList", { limit: 5 })).list) {
			const ids = (await caller.read("articlesGetRelated", { id, limit: 2 })).list.map((article) => article.id);
			expect(ids.length).toBeGreaterThan(0);
			expect(ids.length).toBeLessThanOrEqual(2);
			expect(new Set([...ids, id]).size).toBe(ids.length + 1);
		}
	});

	it("finds the articles of the same category", async () => {
		const caller = callerOf(backend());
		const { list } = await caller.read("articlesGetList", { limit: 50 });
		const one = list.find(({ category, id }) => list.some((other) => other.category === category && other.id !== id));
		if (!one) throw new Error("no two articles share a category");
		const related = (await caller.read("articlesGetRelated", { id: one.id, limit: 10 })).list;
		expect(related.map(({ category }) => category)).toContain(one.category);
	});

	it("responds with 422 to a limit above ten", async () => {
		expectInvalidAt("/limit", await callerOf(backend()).call("articlesGetRelated", { id: "any", limit: 11 }));
	});
});
