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

	it("tells of cases that are not public in steps of five, and counts a published one at once", async () => {
		const before = await read();
		const filed = [];
		for (let index = 0; index < 5; index++) {
			await filerOf(backend());
			filed.push((await read()).filed - before.filed);
		}
		expect(filed.filter((more) => more !== 0 && more !== 5)).toEqual([]);
		expect(filed.at(-1)).toBe(5);
		const after = await read();
		expect(after.by_category).toEqual(before.by_category);
		await publishedCase(backend(), "reply");
		const published = await read();
		expect(sumOf(published.by_category)).toBe(sumOf(before.by_category) + 1);
		expect(sumOf(published.by_status)).toBe(sumOf(before.by_status) + 1);
	});

	it("tells nothing of a single day or a project but what is published", async () => {
		await filerOf(backend());
		const today = new Date();
		for (const hours of [-24, 0, 24]) {
			const day = new Date(today.getTime() + hours * 3_600_000).toISOString().slice(0, 10);
			const { filed, by_status } = await read({ from: day, to: day });
			expect(filed).toBe(sumOf(by_status));
		}
		for (const { id, message_count } of (await callerOf(backend()).read("projectGetList", {})).list)
			expect((await read({ project_id: id })).filed).toBe(message_count);
	});

	it("keeps to days and to a project", async () => {
		expect(await read({ from: "2999-01-01" })).toMatchObject({ filed: 0, by_month: [], median_days_to_reply: null });
		for (const { id, message_count } of (await callerOf(backend()).read("projectGetList", {})).list)
			expect(sumOf((await read({ project_id: id })).by_status)).toBe(message_count);
		expect(await read({ project_id: "no-such-id" })).toMatchObject({ filed: 0, by_category: [] });
	});

	it("responds with 422 to a day that is none", async () => {
		expectInvalidAt("/from", await callerOf(backend()).call("messagesGetStatistics", { from: "yesterday" }));
	});
});
