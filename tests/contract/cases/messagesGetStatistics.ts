import { expect, it } from "vitest";
import { filerOf, publishedCase } from "../acting.ts";
import { describeCall } from "../call.ts";
import { expectInvalidAt } from "../expectations.ts";
import { callerOf } from "../portal.ts";

export default describeCall("messagesGetStatistics", "GET report/api.Messages/getStatistics", (backend) => {
	const read = (query: { from?: string; to?: string; project_id?: string } = {}) =>
		callerOf(backend()).read("messagesGetStatistics", query);
	const sumOf = (entries: { count: number }[]) => entries.reduce((sum, { count }) => sum + count, 0);

	it("adds up to the published cases, by category, by month and by status", async () => {
		const { total } = await callerOf(backend()).read("messagesGetList", { limit: 1 });
		const { by_category, by_month, by_status, filed, handled, median_days_to_reply, satisfaction } = await read();
		for (const entries of [by_category, by_month, by_status]) expect(sumOf(entries)).toBe(total);
		const months = by_month.map(({ month }) => month);
		expect(months).toEqual([...new Set(months)].sort());
		for (const { month, count, replied } of by_month) {
			expect(month).toMatch(/^\d{4}-\d{2}$/);
			expect(replied).toBeLessThanOrEqual(count);
		}
		expect(filed).toBeGreaterThanOrEqual(total);
		expect(handled).toBeLessThanOrEqual(filed);
		expect(median_days_to_reply).toBeGreaterThan(0);
		expect(satisfaction).toBeGreaterThanOrEqual(0);
		expect(satisfaction).toBeLessThanOrEqual(1);
	});

	it("counts what is filed at once, and shows no more of it before it is published", async () => {
		const before = await read();
		await filerOf(backend());
		const after = await read();
		expect(after.filed).toBe(before.filed + 1);
		expect(after.by_category).toEqual(before.by_category);
		await publishedCase(backend(), "reply");
		const published = await read();
		expect(sumOf(published.by_category)).toBe(sumOf(before.by_category) + 1);
		expect(published.handled).toBe(before.handled + 1);
	});

	it("keeps to days and to a project", async () => {
		expect(await read({ from: "2999-01-01" })).toMatchObject({ filed: 0, by_month: [], median_days_to_reply: null });
		for (const { id, message_count } of (await callerOf(backend()).read("projectGetList", {})).list)
			expect(sumOf((await read({ project_id: id })).by_status)).toBe(message_count);
		expect(await read({ project_id: "no-such-id" })).toMatchObject({ filed: 0, by_category: [] });
	});

	it("answers 422 to a day that is none", async () => {
		expectInvalidAt("/from", await callerOf(backend()).ask("messagesGetStatistics", { from: "yesterday" }));
	});
});
