import { expect, it } from "vitest";
import type { RequestOf } from "../../../schemas/operation.ts";
import { cityDay } from "../../msw/city-time.ts";
import { describeCall } from "../call.ts";
import { expectInvalidAt, itPages, wordIn } from "../expectations.ts";
import { callerOf, suggestion } from "../portal.ts";

export default describeCall("messagesGetList", "GET report/api.Messages/getList", (backend) => {
	const call = (query: RequestOf<"messagesGetList">) =>
		callerOf(backend()).read("messagesGetList", { limit: 50, ...query });
	const newest = async () => {
		const found = (await call({})).list[0];
		if (!found) throw new Error("there are no published cases");
		return found;
	};

	itPages(backend, "messagesGetList", (paging) => paging);

	it("is newest first, or oldest first, or by newest reply", async () => {
		const times = (await call({})).list.map((item) => item.submitted_at);
		expect(times).toEqual([...times].sort().reverse());
		const oldest = (await call({ sort: "oldest" })).list.map((item) => item.submitted_at);
		expect(oldest).toEqual([...oldest].sort());
		const replied = (await call({ sort: "replied" })).list.flatMap((item) => item.replied_at ?? []);
		expect(replied).toEqual([...replied].sort().reverse());
	});

	it("keeps to a category, a status and a project", async () => {
		const { list } = await call({});
		const some = list.find((item) => item.project !== null);
		if (!some?.project) throw new Error("no published case is about a project");
		const query = { category: some.category.code, status: some.status, project_id: some.project.id };
		const found = await call(query);
		expect(found.list.map((item) => item.id)).toContain(some.id);
		for (const item of found.list) {
			expect([item.category.code, item.status, item.project?.id]).toEqual(Object.values(query));
		}
	});

	it("keeps to days, the first and the last included", async () => {
		const { id, submitted_at } = await newest();
		const day = cityDay(submitted_at);
		expect((await call({ from: day, to: day })).list.map((item) => item.id)).toContain(id);
		expect((await call({ from: "2999-01-01" })).list).toEqual([]);
		expect((await call({ to: "1999-12-31" })).list).toEqual([]);
	});

	it("responds with 422 to a day that is none", async () => {
		expectInvalidAt("/from", await callerOf(backend()).call("messagesGetList", { from: "2026-02-30" }));
	});

	it.each(["English", "Chinese"] as const)("finds %s words in titles", async (script) => {
		const titles = (await call({})).list.map((item) => item.title);
		const keyword = wordIn(titles, script);
		const sought = titles.filter((title) => title.includes(keyword));
		const found = (await call({ keyword })).list.map((item) => item.title);
		expect(found).toEqual(expect.arrayContaining(sought));
	});

	it("leaves out a case that was filed and not published", async () => {
		const submission = await suggestion(backend(), { title: "Unpublished proposal Qwxyz" });
		await callerOf(backend()).read("messagesIndex", submission);
		expect((await call({ keyword: "Qwxyz" })).list).toEqual([]);
	});
});
