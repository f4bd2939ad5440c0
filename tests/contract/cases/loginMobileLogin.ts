import { expect, it } from "vitest";
import { describeCall } from "../call.ts";
import { expectInvalidAt } from "../expectations.ts";
import { callerOf, freshMobile } from "../portal.ts";

export default describeCall("loginMobileLogin", "POST api/Login/mobileLogin", (backend) => {
	it("logs in with the code that was sent, with the mobile number masked", async () => {
		const visitor = callerOf(backend());
		const mobile = freshMobile();
		await visitor.read("loginMobileVerifyCode", { mobile });
		const { token, user_info } = await visitor.read("loginMobileLogin", {
			mobile,
			code: await backend().codeFor(mobile),
		});
		expect(token.length).toBeGreaterThan(20);
		expect(user_info).toMatchObject({ mobile: `${mobile.slice(0, 3)}****${mobile.slice(7)}`, roles: [] });
	});

	it("takes a code once", async () => {
		const visitor = callerOf(backend());
		const mobile = freshMobile();
		await visitor.read("loginMobileVerifyCode", { mobile });
		const code = await backend().codeFor(mobile);
		await visitor.read("loginMobileLogin", { mobile, code });
		expectInvalidAt("/code", await visitor.call("loginMobileLogin", { mobile, code }));
	});

	it("responds with 422 at a wrong code, and after five of them 429 to the right one too", async () => {
		const visitor = callerOf(backend());
		const mobile = freshMobile();
		await visitor.read("loginMobileVerifyCode", { mobile });
		const right = await backend().codeFor(mobile);
		const wrong = right === "123456" ? "654321" : "123456";
		for (const code of [wrong, wrong, wrong, wrong, wrong]) {
			expectInvalidAt("/code", await visitor.call("loginMobileLogin", { mobile, code }));
		}
		expect(await visitor.call("loginMobileLogin", { mobile, code: right })).toMatchObject({
			code: 429,
			data: { errors: [{ pointer: "/code" }], retry_after: expect.any(Number) },
		});
	});

	it("responds with 422 where no code was sent, and to a code that cannot be one", async () => {
		const visitor = callerOf(backend());
		const mobile = freshMobile();
		expectInvalidAt("/code", await visitor.call("loginMobileLogin", { mobile, code: "123456" }));
		expectInvalidAt("/code", await visitor.call("loginMobileLogin", { mobile, code: "12345x" }));
	});

	it("speaks the reader's language", async () => {
		const envelope = await callerOf(backend(), null, "zh-CN").call("loginMobileLogin", {
			mobile: freshMobile(),
			code: "1",
		});
		expect(envelope.msg).toMatch(/\p{Script=Han}/u);
	});
});
