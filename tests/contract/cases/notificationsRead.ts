import { expect, it } from "vitest";
import { filerOf } from "../acting.ts";
import { describeCall } from "../call.ts";
import { expectLoginNeeded } from "../expectations.ts";
import { callerOf } from "../portal.ts";

export default describeCall("notificationsRead", "POST api/Notifications/read", (backend) => {
	it("responds with 401 to somebody who is not logged in", async () => {
		const caller = callerOf(backend());
		expectLoginNeeded(await caller.call("notificationsRead", {}), caller);
	});

	it("marks those named, or all, as read, and tells how many are left", async () => {
		const { citizen } = await filerOf(backend(), "accept", "dispatch", "start");
		const [newest] = (await citizen.read("notificationsGetList", {})).list;
		expect(await citizen.read("notificationsRead", { ids: [newest?.id ?? ""] })).toEqual({ unread: 2 });
		expect((await citizen.read("notificationsGetList", {})).list.map((one) => one.read)).toEqual([true, false, false]);
		expect(await citizen.read("notificationsRead", {})).toEqual({ unread: 0 });
	});

	it("leaves others' alone, and passes over what it does not know", async () => {
		const one = await filerOf(backend(), "accept");
		const other = await filerOf(backend(), "accept");
		const [theirs] = (await other.citizen.read("notificationsGetList", {})).list;
		const ids = [theirs?.id ?? "", "no-such-id"];
		expect(await one.citizen.read("notificationsRead", { ids })).toEqual({ unread: 1 });
		expect((await other.citizen.read("notificationsGetList", { unread: true })).list).toHaveLength(1);
	});
});
