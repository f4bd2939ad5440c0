import { afterAll, beforeAll, expect, it } from "vitest";
import { ADMIN_MOBILE, openTestApp, type TestApp } from "../testing/test-app.ts";

let test: TestApp;
beforeAll(async () => {
	test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

it("names what can be given in the administrator's language", async () => {
	const token = await test.login(ADMIN_MOBILE);
	const { data } = await test.call("/admin/api/rights", { token, language: "zh-CN" });
	expect(data).toMatchObject({
		teams: expect.arrayContaining([{ id: "utilities", name: "市政工程局 · 供水照明处" }]),
		categories: expect.arrayContaining([expect.objectContaining({ code: "lighting", name: "路灯照明" })]),
	});
});
