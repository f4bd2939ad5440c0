import { expect, it } from "vitest";
import { filerOf, publishedCase } from "../acting.ts";
import { describeCall } from "../call.ts";
import { expectAbsent, expectLoginNeeded, UNKNOWN_IDS } from "../expectations.ts";
import { callerOf, citizenOf } from "../portal.ts";

export default describeCall("messagesFollow", "POST report/api.Messages/follow", (backend) => {
	it("responds with 401 to somebody who is not logged in, whom the case still offers it", async () => {
		const { id } = await publishedCase(backend());
		const caller = callerOf(backend());
		expect((await caller.read("messagesGetDetail", { id })).can).toEqual(["follow", "support"]);
		expectLoginNeeded(await caller.call("messagesFollow", { id, follow: true }), caller);
	});

	it("follows a case and stops to; doing so twice changes nothing", async () => {
		const { id } = await publishedCase(backend());
		const citizen = await citizenOf(backend());
		for (const follow of [true, true, false, false]) {
			expect(await citizen.read("messagesFollow", { id, follow })).toEqual({ followed: follow });
			expect(await citizen.read("messagesGetDetail", { id })).toMatchObject({ followed: follow, own: false });
		}
	});

	it("responds with 409 to one's own case", async () => {
		const { citizen, id } = await publishedCase(backend());
		expect(await citizen.call("messagesFollow", { id, follow: true })).toMatchObject({ code: 409 });
	});

	it("responds with 404 to a case that is not public", async () => {
		const { id } = await filerOf(backend());
		expectAbsent(await (await citizenOf(backend())).call("messagesFollow", { id, follow: true }));
	});

	it.each(UNKNOWN_IDS)("responds with 404 to the unknown id %s", async (id) => {
		expectAbsent(await (await citizenOf(backend())).call("messagesFollow", { id, follow: true }));
	});
});
