import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../testing/test-app.ts";
import { postFile } from "../testing/upload-file.ts";
import { LOGIN_LIMITS } from "./limits.ts";

const FACTOR = 0.03;
const UPLOADS = Math.ceil(LOGIN_LIMITS.uploadsByIp.max * FACTOR);
const CITIZEN = "13700022001";
const CLERK = "13700022002";
const COLLEAGUE = "13700022003";

let test: TestApp;
const tokens = new Map<string, string>();

beforeAll(async () => {
	test = await openTestApp({ PORTICO_RATE_FACTOR: String(FACTOR) });
	for (const mobile of [CITIZEN, CLERK, COLLEAGUE]) tokens.set(mobile, await test.login(mobile));
	const staff = test.services.db.updateTable("app_user").set({ roles: ["handler"] });
	await staff.where("mobile", "in", [CLERK, COLLEAGUE]).execute();
}, 60_000);
afterAll(() => test.close());

/** Uploads one more file from the address that all of them share; returns the code of the answer. */
async function uploadAs(mobile: string): Promise<number> {
	const token = tokens.get(mobile);
	return (await postFile(test, new File(["a"], "a.txt", { type: "text/plain" }), token ? { token } : {})).code;
}

async function uploadsAs(mobile: string, times: number): Promise<number[]> {
	const codes: number[] = [];
	for (let time = 0; time < times; time++) codes.push(await uploadAs(mobile));
	return codes;
}

it("counts what staff take in by person, so that neither citizens nor colleagues at their address use it up", async () => {
	const citizens = await uploadsAs(CITIZEN, UPLOADS + 1);
	expect(citizens.at(-1)).toBe(429);
	expect(await uploadAs("nobody")).toBe(429);
	const clerks = await uploadsAs(CLERK, UPLOADS + 1);
	expect(clerks.slice(0, -1)).not.toContain(429);
	expect(clerks.at(-1)).toBe(429);
	expect(await uploadAs(COLLEAGUE)).not.toBe(429);
});
