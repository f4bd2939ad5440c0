import { afterAll, beforeAll, expect, it } from "vitest";
import { type FakeClamd, openFakeClamd } from "../testing/fake-clamd.ts";
import { withFile } from "../testing/store-bytes.ts";
import { openTestApp, type TestApp } from "../testing/test-app.ts";
import { postFile } from "../testing/upload-file.ts";
import { clamdScanner } from "./scanner.ts";

let clamd: FakeClamd;
let test: TestApp;

beforeAll(async () => {
	clamd = await openFakeClamd();
	test = await openTestApp({ PORTICO_CLAMD: `127.0.0.1:${clamd.port}` });
}, 60_000);
afterAll(async () => {
	await test.close();
	await clamd.close();
});

const upload = (text: string, language = "en") =>
	postFile(test, new File([`%PDF-1.4\n${text}`], "plan.pdf"), { language });

const stored = () => test.services.db.selectFrom("upload").select("id").execute();

it("has every upload scanned before it is stored", async () => {
	expect((await upload("harmless")).code).toBe(0);
	expect(clamd.scanned.at(-1)?.toString()).toBe("%PDF-1.4\nharmless");
});

it("refuses an infected file in words, in both languages, and stores nothing of it", async () => {
	const before = await stored();
	const refused = await upload("EICAR");
	expect(refused).toMatchObject({
		code: 422,
		msg: expect.stringMatching(/^plan\.pdf was not stored: the virus scanner/),
	});
	expect(refused.data).toMatchObject({ errors: [{ pointer: "/file", message: refused.msg }] });
	expect((await upload("EICAR", "zh-CN")).msg).toMatch(/^plan\.pdf：病毒扫描/);
	expect(await stored()).toEqual(before);
});

it("refuses what the scanner does not take, such as a file larger than its limit", async () => {
	expect((await upload("x".repeat(2 * 1024 * 1024))).code).toBe(503);
});

it("refuses every file while the scanner does not respond or is away, and says when to try again", async () => {
	const before = await stored();
	clamd.fallSilent();
	const waiting = upload("harmless");
	expect(await waiting).toMatchObject({ code: 503, msg: expect.stringMatching(/try again later/) });
	await clamd.close();
	expect(await upload("harmless", "zh-CN")).toMatchObject({
		code: 503,
		msg: expect.stringMatching(/稍后重试/),
		data: { retry_after: expect.any(Number) },
	});
	expect(await stored()).toEqual(before);
}, 20_000);

it("finds a scanner by its unix socket too, and tells where there is none", async () => {
	const scan = withFile("x", (path, folder) => clamdScanner({ path: `${folder}/clamd.ctl` }).scan(path));
	await expect(scan).rejects.toThrow("ENOENT");
});
