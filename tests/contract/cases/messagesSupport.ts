import { expect, it } from "vitest";
import { filerOf, publishedCase } from "../acting.ts";
import { describeCall } from "../call.ts";
import { expectAbsent, expectLoginNeeded, UNKNOWN_IDS } from "../expectations.ts";
import { callerOf, citizenOf } from "../portal.ts";

export default describeCall("messagesSupport", "POST report/api.Messages/support", (backend) => {
	it("counts each person once", async () => {
		const { id } = await publishedCase(backend());
		const one = await citizenOf(backend());
		const two = await citizenOf(backend());
		expect(await one.read("messagesSupport", { id })).toEqual({ supports: 1 });
		expect(await one.read("messagesSupport", { id })).toEqual({ supports: 1 });
		expect(await two.read("messagesSupport", { id })).toEqual({ supports: 2 });
		expect(await one.read("messagesGetDetail", { id })).toMatchObject({ supported: true, can: ["follow"] });
		expect(await callerOf(backend()).read("messagesGetDetail", { id })).toMatchObject({
			supports: 2,
			supported: false,
		});
	});

	it("shows the number in lists", async () => {
		const { id } = await publishedCase(backend());
		await (await citizenOf(backend())).read("messagesSupport", { id });
		const { list } = await callerOf(backend()).read("messagesGetList", { limit: 50 });
		expect(list.find((item) => item.id === id)).toMatchObject({ supports: 1 });
	});

	it("responds with 401 to somebody who is not logged in", async () => {
		const caller = callerOf(backend());
		expectLoginNeeded(await caller.call("messagesSupport", { id: "no-such-id" }), caller);
	});

	it("responds with 409 to one's own case, and 404 to one that is not public", async () => {
		const { citizen, id } = await publishedCase(backend());
		expect(await citizen.call("messagesSupport", { id })).toMatchObject({ code: 409 });
		const hidden = await filerOf(backend());
		expectAbsent(await citizen.call("messagesSupport", { id: hidden.id }));
	});

	it.each(UNKNOWN_IDS)("responds with 404 to the unknown id %s", async (id) => {
		expectAbsent(await (await citizenOf(backend())).call("messagesSupport", { id }));
	});
});
