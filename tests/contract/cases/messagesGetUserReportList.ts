import { describe, expect, it } from "vitest";
import { describeCall } from "../call.ts";
import { expectLoginNeeded, itPages } from "../expectations.ts";
import { type Backend, type Caller, callerOf, citizenOf, suggestion } from "../portal.ts";

export default describeCall("messagesGetUserReportList", "GET report/api.Messages/getUserReportList", (backend) => {
	it("responds with 401 to somebody who is not logged in, and to a session that has ended", async () => {
		for (const token of [null, "a-token-of-long-ago"]) {
			const caller = callerOf(backend(), token);
			expectLoginNeeded(await caller.call("messagesGetUserReportList", {}), caller);
		}
	});

	it("is empty for somebody new", async () => {
		const citizen = await citizenOf(backend());
		expect(await citizen.read("messagesGetUserReportList", {})).toMatchObject({ list: [], total: 0, next: null });
	});

	it("tells the caller's own cases, newest first, and nobody else's", async () => {
		const citizen = await citizenOf(backend());
		const first = await citizen.read("messagesIndex", await suggestion(backend()));
		const second = await citizen.read("messagesIndex", await suggestion(backend()));
		const { list } = await citizen.read("messagesGetUserReportList", {});
		expect(list.map((item) => item.id)).toEqual([second.id, first.id]);
	});

	it("keeps to a status", async () => {
		const citizen = await citizenOf(backend());
		await citizen.read("messagesIndex", await suggestion(backend()));
		expect((await citizen.read("messagesGetUserReportList", { status: "submitted" })).total).toBe(1);
		expect((await citizen.read("messagesGetUserReportList", { status: "closed" })).total).toBe(0);
	});

	describe("with three cases", () => {
		let filer: Promise<Caller> | undefined;
		const filerOf = async (portal: Backend) => {
			const citizen = await citizenOf(portal);
			for (const _ of [1, 2, 3]) await citizen.read("messagesIndex", await suggestion(portal));
			return citizen;
		};
		itPages(
			backend,
			"messagesGetUserReportList",
			(paging) => paging,
			(portal) => {
				filer ??= filerOf(portal);
				return filer;
			},
		);
	});
});
