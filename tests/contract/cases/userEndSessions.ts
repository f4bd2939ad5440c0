import { expect, it } from "vitest";
import { describeCall } from "../call.ts";
import { expectAbsent, expectInvalidAt, expectLoginNeeded } from "../expectations.ts";
import { itNeedsLogin } from "../needs-login.ts";
import { citizenOf } from "../portal.ts";

export default describeCall("userEndSessions", "POST api/User/endSessions", (backend) => {
	itNeedsLogin(backend, "userEndSessions", { which: "current" });

	it.each(["current", "all"] as const)("ends the session that asks: %s", async (which) => {
		const citizen = await citizenOf(backend());
		expect(await citizen.read("userEndSessions", { which })).toEqual({ ended: 1 });
		expectLoginNeeded(await citizen.call("userGetSessions", {}), citizen);
	});

	it("ends one by its id", async () => {
		const citizen = await citizenOf(backend());
		const [session] = (await citizen.read("userGetSessions", {})).list;
		expect(await citizen.read("userEndSessions", { which: "one", id: session?.id ?? "" })).toEqual({ ended: 1 });
		expectLoginNeeded(await citizen.call("userGetSessions", {}), citizen);
	});

	it("responds with 404 to another's session, which goes on, and 422 where none is named", async () => {
		const one = await citizenOf(backend());
		const other = await citizenOf(backend());
		const [theirs] = (await other.read("userGetSessions", {})).list;
		for (const id of [theirs?.id ?? "", "no-such-id"])
			expectAbsent(await one.call("userEndSessions", { which: "one", id }));
		expect((await other.read("userGetSessions", {})).list).toHaveLength(1);
		expectInvalidAt("/id", await one.call("userEndSessions", { which: "one" }));
	});
});
