import { expect, it } from "vitest";
import type { RequestOf } from "../../../schemas/operation.ts";
import { cityDay } from "../../msw/city-time.ts";
import { describeCall } from "../call.ts";
import { expectInvalidAt, wordIn } from "../expectations.ts";
import { callerOf } from "../portal.ts";

type Filter = RequestOf<"messagesGetFacets">;

export default describeCall("messagesGetFacets", "GET report/api.Messages/getFacets", (backend) => {
	const cases = async (query: Filter) =>
		(await callerOf(backend()).read("messagesGetList", { ...query, limit: 50 })).list;
	const totalOf = async (query: RequestOf<"messagesGetList">) =>
		(await callerOf(backend()).read("messagesGetList", { ...query, limit: 1 })).total;

	/** Each value must leave as many cases as the list then has. */
	async function expectTrue(filter: Filter) {
		const facets = await callerOf(backend()).read("messagesGetFacets", filter);
		for (const name of ["category", "status", "project_id"] as const) {
			const counts = facets[name].map(({ count }) => count);
			expect(counts).toEqual([...counts].sort((a, b) => b - a));
			for (const { value, count } of facets[name]) {
				// A status comes from the response as a text; the list's own check refuses what is none.
				const query: object = { ...filter, [name]: value };
				expect(await totalOf(query)).toBe(count);
			}
		}
		return facets;
	}

	it("counts what each value of a filter would leave", async () => {
		const facets = await expectTrue({});
		expect(facets.category.length).toBeGreaterThan(1);
		expect(facets.status.length).toBeGreaterThan(1);
		expect(facets.project_id.length).toBeGreaterThan(0);
	});

	it("counts under the other filters, whatever is chosen of the filter itself", async () => {
		const some = (await cases({})).find((item) => item.project !== null);
		if (!some) throw new Error("no published case is about a project");
		const free = await callerOf(backend()).read("messagesGetFacets", {});
		const facets = await expectTrue({ category: some.category.code });
		expect(facets.category).toEqual(free.category);
		await expectTrue({ status: some.status, from: cityDay(some.submitted_at) });
		await expectTrue({ project_id: some.project?.id ?? "", to: cityDay(some.submitted_at) });
	});

	it.each(["English", "Chinese"] as const)("counts what %s words find", async (script) => {
		const titles = (await cases({})).map((item) => item.title);
		const { category } = await expectTrue({ keyword: wordIn(titles, script) });
		expect(category.length).toBeGreaterThan(0);
	});

	it("counts nothing where nothing is found", async () => {
		const nothing = { category: [], status: [], project_id: [] };
		expect(await callerOf(backend()).read("messagesGetFacets", { keyword: "zzqx" })).toEqual(nothing);
		expect(await callerOf(backend()).read("messagesGetFacets", { from: "2999-01-01" })).toEqual(nothing);
	});

	it("responds with 422 to a day that is none", async () => {
		expectInvalidAt("/to", await callerOf(backend()).call("messagesGetFacets", { to: "2026-13-01" }));
	});
});
