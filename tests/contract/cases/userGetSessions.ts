import { expect, it } from "vitest";
import { describeCall } from "../call.ts";
import { itNeedsLogin } from "../needs-login.ts";
import { citizenOf } from "../portal.ts";

export default describeCall("userGetSessions", "GET api/User/getSessions", (backend) => {
	itNeedsLogin(backend, "userGetSessions", {});

	it("tells the session that asks, and nobody else's", async () => {
		const citizen = await citizenOf(backend());
		const { list } = await citizen.read("userGetSessions", {});
		expect(list).toEqual([expect.objectContaining({ current: true })]);
	});
});
