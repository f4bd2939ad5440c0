import { expect, it } from "vitest";
import { describeCall } from "../call.ts";
import { itNeedsLogin } from "../needs-login.ts";
import { citizenOf } from "../portal.ts";

export default describeCall("userGetChannels", "GET api/User/getChannels", (backend) => {
	itNeedsLogin(backend, "userGetChannels", {});

	it("shows no address and no quiet hours to who has given none", async () => {
		const citizen = await citizenOf(backend());
		const nothing = { email: null, pending: null, quiet_from: null, quiet_until: null };
		expect(await citizen.read("userGetChannels", {})).toMatchObject(nothing);
	});
});
