import { expect, it } from "vitest";
import { filerOf } from "../acting.ts";
import { describeCall } from "../call.ts";
import { itNeedsLogin } from "../needs-login.ts";
import { callerOf, login } from "../portal.ts";

export default describeCall("userGetProfile", "GET api/User/getProfile", (backend) => {
	itNeedsLogin(backend, "userGetProfile", {});

	it("tells who one is, the mobile number masked", async () => {
		const { token, mobile } = await login(backend());
		expect(await callerOf(backend(), token).read("userGetProfile", {})).toMatchObject({
			mobile: `${mobile.slice(0, 3)}****${mobile.slice(7)}`,
			avatar: null,
			locale: null,
			keep_drafts: true,
			unread: 0,
		});
	});

	it("counts notifications that were not read", async () => {
		const { citizen, id } = await filerOf(backend(), "accept", "dispatch");
		expect((await citizen.read("userGetProfile", {})).unread).toBe(2);
		await citizen.read("messagesGetDetail", { id });
		expect((await citizen.read("userGetProfile", {})).unread).toBe(0);
	});
});
