import { expect, it } from "vitest";
import { describeCall } from "../call.ts";
import { expectInvalidAt, itPages, wordIn } from "../expectations.ts";
import { callerOf } from "../portal.ts";
import { rawGet } from "../raw-get.ts";

export default describeCall("projectGetList", "GET report/api.Project/getList", (backend) => {
	const everything = async () => (await callerOf(backend()).read("projectGetList", { limit: 50 })).list;

	itPages(backend, "projectGetList", (paging) => paging);

	it("is newest first", async () => {
		const times = (await everything()).map((project) => project.published_at);
		expect(times).toEqual([...times].sort().reverse());
	});

	it("keeps to a status", async () => {
		const all = await everything();
		const found = await callerOf(backend()).read("projectGetList", { limit: 50, status: "active" });
		expect(found.list).toEqual(all.filter((project) => project.status === "active"));
		expect(found.list.length).toBeGreaterThan(0);
	});

	it.each(["English", "Chinese"] as const)("finds %s words", async (script) => {
		const all = await everything();
		const keyword = wordIn(
			all.map((project) => project.title),
			script,
		);
		const { list } = await callerOf(backend()).read("projectGetList", { keyword, limit: 50 });
		expect(list.length).toBeGreaterThan(0);
		for (const found of list) {
			expect(`${found.title} ${found.summary} ${found.location}`.toLowerCase()).toContain(keyword.toLowerCase());
		}
	});

	it("responds with 422 to a status that there is not", async () => {
		expectInvalidAt("/status", await rawGet(backend(), "/report/api.Project/getList?status=sleeping"));
	});
});
