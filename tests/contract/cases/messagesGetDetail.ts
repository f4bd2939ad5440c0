import { expect, it } from "vitest";
import { describeCall } from "../call.ts";
import { expectAbsent, expectLoginNeeded, itRefusesUnknownIds } from "../expectations.ts";
import { callerOf, citizenOf, suggestion } from "../portal.ts";

export default describeCall("messagesGetDetail", "GET report/api.Messages/getDetail", (backend) => {
	itRefusesUnknownIds(backend, "messagesGetDetail", (caller, id) => caller.call("messagesGetDetail", { id }), {
		request: { id: "" },
		pointer: "/id",
	});

	it("tells a published case to everybody, as not their own", async () => {
		const caller = callerOf(backend());
		const some = (await caller.read("messagesGetList", { limit: 1 })).list[0];
		expect(await caller.read("messagesGetDetail", { id: some?.id ?? "" })).toMatchObject({ ...some, own: false });
	});

	it("tells an unpublished case to the one who filed it and to nobody else", async () => {
		const citizen = await citizenOf(backend());
		const { id, number } = await citizen.read("messagesIndex", await suggestion(backend()));
		expect(await citizen.read("messagesGetDetail", { id })).toMatchObject({
			id,
			number,
			own: true,
			status: "submitted",
		});
		expectAbsent(await callerOf(backend()).call("messagesGetDetail", { id }));
		expectAbsent(await (await citizenOf(backend())).call("messagesGetDetail", { id }));
	});

	it("shows the values with the labels of the form", async () => {
		const citizen = await citizenOf(backend());
		const { id } = await citizen.read("messagesIndex", await suggestion(backend()));
		const { answers: values } = await citizen.read("messagesGetDetail", { id });
		expect(values).toContainEqual(
			expect.objectContaining({ name: "/title", label: "Title", value: "A water tap beside the playground" }),
		);
	});

	it("responds with 401 to a session that has ended", async () => {
		const caller = callerOf(backend(), "a-token-of-long-ago");
		expectLoginNeeded(await caller.call("messagesGetDetail", { id: "no-such-id" }), caller);
	});
});
