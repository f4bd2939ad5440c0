import { describe, expect, it } from "vitest";
import { filerOf, publishedCase } from "../acting.ts";
import { describeCall } from "../call.ts";
import { expectLoginNeeded, itPages } from "../expectations.ts";
import { type Caller, callerOf, citizenOf } from "../portal.ts";

const read = async (citizen: Caller, unread?: boolean) =>
	(await citizen.read("notificationsGetList", unread === undefined ? {} : { unread })).list;

export default describeCall("notificationsGetList", "GET api/Notifications/getList", (backend) => {
	it("responds with 401 to somebody who is not logged in", async () => {
		const caller = callerOf(backend());
		expectLoginNeeded(await caller.call("notificationsGetList", {}), caller);
	});

	it("tells the filer what others did with the case, newest first, and not what they did themselves", async () => {
		const { citizen, id } = await filerOf(backend(), "accept", "request-info");
		await citizen.read("messagesSupplement", { id, note: "Here it is." });
		await backend().handle(id, "reply", "It is mended.");
		const list = await read(citizen);
		expect(list.map(({ kind, status }) => [kind, status])).toEqual([
			["case_replied", "replied"],
			["info_requested", "info_requested"],
			["case_moved", "accepted"],
		]);
		expect(list[0]).toMatchObject({
			message_id: id,
			title: "A water tap beside the playground",
			text: expect.stringContaining("It is mended."),
		});
		expect(list[1]?.text).toMatch(/\w/);
	});

	it("tells followers while the case is public", async () => {
		const { citizen, id } = await publishedCase(backend());
		const follower = await citizenOf(backend());
		await follower.read("messagesFollow", { id, follow: true });
		await backend().handle(id, "dispatch");
		expect(await read(follower)).toMatchObject([{ kind: "followed_case_moved", message_id: id, read: false }]);
		expect(await read(citizen)).toMatchObject([{ kind: "case_moved" }, { kind: "case_moved" }]);
	});

	it("has nothing unread of a case that was looked at, which its list shows too", async () => {
		const { citizen, id } = await filerOf(backend(), "accept");
		const own = async () => (await citizen.read("messagesGetUserReportList", {})).list;
		expect(await own()).toMatchObject([{ id, unread: true }]);
		expect(await read(citizen, true)).toHaveLength(1);
		await citizen.read("messagesGetDetail", { id });
		expect(await own()).toMatchObject([{ id, unread: false }]);
		expect(await read(citizen, true)).toEqual([]);
		expect(await read(citizen)).toMatchObject([{ read: true }]);
	});

	describe("with three of them", () => {
		let filer: Promise<Caller> | undefined;
		itPages(
			backend,
			"notificationsGetList",
			(paging) => paging,
			(portal) => {
				filer ??= filerOf(portal, "accept", "dispatch", "start").then(({ citizen }) => citizen);
				return filer;
			},
		);
	});
});
