import { expect, it } from "vitest";
import { describeCall } from "../call.ts";
import { expectInvalidAt } from "../expectations.ts";
import { itNeedsLogin } from "../needs-login.ts";
import { citizenOf } from "../portal.ts";

const NIGHT = { quiet_from: "22:00", quiet_until: "07:30" };

export default describeCall("userUpdateChannels", "POST api/User/updateChannels", (backend) => {
	itNeedsLogin(backend, "userUpdateChannels", {});

	it("notes quiet hours, leaves what is not named, and takes them away again", async () => {
		const citizen = await citizenOf(backend());
		await citizen.read("userUpdateChannels", NIGHT);
		await citizen.read("userUpdateChannels", { case_moved: [] });
		expect(await citizen.read("userGetChannels", {})).toMatchObject(NIGHT);
		await citizen.read("userUpdateChannels", { quiet_from: null, quiet_until: null });
		expect(await citizen.read("userGetChannels", {})).toMatchObject({ quiet_from: null, quiet_until: null });
	});

	it("responds with 422 to a beginning without an end, and to a time that is none", async () => {
		const citizen = await citizenOf(backend());
		expectInvalidAt("/quiet_until", await citizen.call("userUpdateChannels", { quiet_from: "22:00" }));
		expectInvalidAt("/quiet_from", await citizen.call("userUpdateChannels", { ...NIGHT, quiet_from: "25:00" }));
	});
});
