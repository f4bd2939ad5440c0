import { expect, it } from "vitest";
import { filerOf } from "../acting.ts";
import { describeCall } from "../call.ts";
import { itNeedsLogin } from "../needs-login.ts";

export default describeCall("userExport", "GET api/User/export", (backend) => {
	itNeedsLogin(backend, "userExport", {});

	it("tells the profile, and the cases with their values and handling", async () => {
		const { citizen, id } = await filerOf(backend(), "accept");
		const { nickname } = await citizen.read("userGetProfile", {});
		expect(await citizen.read("userExport", {})).toMatchObject({
			profile: { nickname },
			cases: [
				{
					id,
					answers: expect.arrayContaining([expect.objectContaining({ name: "/title" })]),
					flow: [{ action: "submit" }, { action: "accept" }],
				},
			],
		});
	});
});
