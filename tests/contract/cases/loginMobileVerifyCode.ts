import { expect, it } from "vitest";
import { describeCall } from "../call.ts";
import { expectInvalidAt } from "../expectations.ts";
import { callerOf, freshMobile } from "../portal.ts";

export default describeCall("loginMobileVerifyCode", "POST api/Login/mobileVerifyCode", (backend) => {
	it("sends a code, and tells how long it holds and when the next may be sent", async () => {
		const mobile = freshMobile();
		const envelope = await callerOf(backend()).read("loginMobileVerifyCode", { mobile });
		expect(envelope).toEqual({ expires_in: 300, resend_after: 60 });
		expect(await backend().codeFor(mobile)).toMatch(/^\d{6}$/);
	});

	it("responds with 429 and the seconds to wait when requested again at once", async () => {
		const mobile = freshMobile();
		await callerOf(backend()).read("loginMobileVerifyCode", { mobile });
		const { code, data } = await callerOf(backend()).call("loginMobileVerifyCode", { mobile });
		expect({ code, data }).toEqual({ code: 429, data: { retry_after: expect.any(Number) } });
		expect(Object.values(data)[0]).toBeGreaterThan(0);
		expect(Object.values(data)[0]).toBeLessThanOrEqual(60);
	});

	it.each(["", "12345", "10000000000", "+8613800000000"])(
		"responds with 422 to the mobile number '%s'",
		async (mobile) => {
			expectInvalidAt("/mobile", await callerOf(backend()).call("loginMobileVerifyCode", { mobile }));
		},
	);
});
