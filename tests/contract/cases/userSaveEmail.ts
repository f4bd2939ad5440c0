import { expect, it } from "vitest";
import { describeCall } from "../call.ts";
import { expectAbsent, expectInvalidAt } from "../expectations.ts";
import { itNeedsLogin } from "../needs-login.ts";
import { citizenOf } from "../portal.ts";

export default describeCall("userSaveEmail", "POST api/User/saveEmail", (backend) => {
	itNeedsLogin(backend, "userSaveEmail", { email: null });

	it("responds with 404 where the portal sends no mails, and removes what is not there", async () => {
		const citizen = await citizenOf(backend());
		expectAbsent(await citizen.call("userSaveEmail", { email: "somebody@citizen.example" }));
		expect(await citizen.read("userSaveEmail", { email: null })).toBeNull();
	});

	it("responds with 422 to what is no address, to a code that was not sent, and to nothing", async () => {
		const citizen = await citizenOf(backend());
		expectInvalidAt("/email", await citizen.call("userSaveEmail", { email: "nobody" }));
		expectInvalidAt("/code", await citizen.call("userSaveEmail", { code: "123456" }));
		expectInvalidAt("/email", await citizen.call("userSaveEmail", {}));
	});
});
