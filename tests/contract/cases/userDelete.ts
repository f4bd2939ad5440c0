import { expect, it } from "vitest";
import { publishedCase } from "../acting.ts";
import { describeCall } from "../call.ts";
import { expectInvalidAt, expectLoginNeeded } from "../expectations.ts";
import { itNeedsLogin } from "../needs-login.ts";
import { callerOf, citizenOf } from "../portal.ts";

export default describeCall("userDelete", "POST api/User/delete", (backend) => {
	itNeedsLogin(backend, "userDelete", { confirm: "delete" });

	it("ends the session; a published case stays, nobody's own", async () => {
		const { citizen, id } = await publishedCase(backend());
		expect(await citizen.read("userDelete", { confirm: "delete" })).toBeNull();
		expectLoginNeeded(await citizen.call("userGetProfile", {}), citizen);
		expect(await callerOf(backend()).read("messagesGetDetail", { id })).toMatchObject({ id, own: false });
	});

	it("responds with 422 where it is not confirmed, and deletes nothing", async () => {
		const citizen = await citizenOf(backend());
		const unconfirmed = JSON.parse('{"confirm":"yes"}');
		expectInvalidAt("/confirm", await citizen.call("userDelete", unconfirmed));
		expect((await citizen.read("userGetProfile", {})).unread).toBe(0);
	});
});
