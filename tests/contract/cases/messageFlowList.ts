import { expect, it } from "vitest";
import { describeCall } from "../call.ts";
import { expectAbsent, itRefusesUnknownIds } from "../expectations.ts";
import { callerOf, citizenOf, suggestion } from "../portal.ts";

export default describeCall("messageFlowList", "GET report/api.MessageFlow/messageFlowList", (backend) => {
	itRefusesUnknownIds(backend, "messageFlowList", (caller, id) => caller.call("messageFlowList", { message_id: id }), {
		request: { message_id: "" },
		pointer: "/message_id",
	});

	it("tells how a published case was handled, oldest first, each step from where the one before led", async () => {
		const caller = callerOf(backend());
		for (const { id } of (await caller.read("messagesGetList", { limit: 5 })).list) {
			const { list } = await caller.read("messageFlowList", { message_id: id });
			const times = list.map((entry) => entry.created_at);
			expect(times).toEqual([...times].sort());
			expect(list[0]?.from_status).toBeNull();
			for (const [index, entry] of list.entries())
				if (index > 0) expect(entry.from_status).toBe(list[index - 1]?.to_status);
		}
	});

	it("starts with the filing, for the one who filed", async () => {
		const citizen = await citizenOf(backend());
		const { id } = await citizen.read("messagesIndex", await suggestion(backend()));
		const { list } = await citizen.read("messageFlowList", { message_id: id });
		expect(list).toMatchObject([{ from_status: null, to_status: "submitted" }]);
		expectAbsent(await callerOf(backend()).call("messageFlowList", { message_id: id }));
	});
});
