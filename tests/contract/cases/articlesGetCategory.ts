import { expect, it } from "vitest";
import { describeCall } from "../call.ts";
import { callerOf } from "../portal.ts";

export default describeCall("articlesGetCategory", "GET report/api.Articles/getCategory", (backend) => {
	it("names every category once, with as many articles as its list has", async () => {
		const caller = callerOf(backend());
		const { list } = await caller.read("articlesGetCategory", {});
		expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
		for (const { name, count } of list) {
			expect((await caller.read("articlesGetList", { category: name, limit: 1 })).total).toBe(count);
		}
		const { total } = await caller.read("articlesGetList", { limit: 1 });
		expect(list.reduce((sum, { count }) => sum + count, 0)).toBe(total);
	});
});
