import { afterAll, beforeAll, expect, it } from "vitest";
import { newSealKey, sealKeysOf } from "../../sealing/seal-keys.ts";
import { everyRow } from "../../testing/every-row.ts";
import { complaintIn } from "../../testing/filed-case.ts";
import { openTestApp, type TestApp, valueIn } from "../../testing/test-app.ts";
import { readPushKey, readSecret, resealSecrets } from "./portal-secret.ts";
import { readSetting, writeSetting } from "./setting.ts";

const old = newSealKey();
const fresh = newSealKey();
const under = (keys: string, seals = true) => ({ keys: sealKeysOf(keys), seals });
const NONE = Buffer.alloc(32);

let test: TestApp;
beforeAll(async () => {
	test = await openTestApp({ PORTICO_SEAL_KEYS: old, PORTICO_PUSH_CONTACT: "mailto:portal@yunting.example" });
}, 60_000);
afterAll(() => test.close());

const pushKey = () => Buffer.from(test.services.push?.privateKey ?? expect.fail(), "base64url");

/** The rows of all settings, as a dump or the disk has them. */
const settingRows = async () =>
	(await everyRow(test.services.db)).filter((row) => row.startsWith("setting ")).join("\n");

/** Which of the portal's secrets a text tells, however they are written. */
const toldIn = (text: string) =>
	[test.services.secret, pushKey()].flatMap((secret) =>
		(["hex", "base64", "base64url"] as const).filter((way) => text.includes(secret.toString(way))),
	);

it("stores no secret in clear, also where the server before had no key to seal with", async () => {
	const rows = await settingRows();
	expect(rows).toContain("push_key");
	expect(toldIn(rows)).toEqual([]);
	const { db, secret } = test.services;
	await writeSetting(db, "secret", { hex: secret.toString("hex") });
	expect(toldIn(await settingRows())).toEqual(["hex"]);
	expect(await readSecret(db, under(old, false))).toEqual(secret);
	expect(toldIn(await settingRows())).toEqual(["hex"]);
	expect(await readSecret(db, under(old))).toEqual(secret);
	expect(toldIn(await settingRows())).toEqual([]);
});

it("finds a case by the code that its filer was given before the secret was sealed", async () => {
	const { db, secret } = test.services;
	await writeSetting(db, "secret", { hex: secret.toString("hex") });
	const body = await complaintIn(test, "noise", { identity: "anonymous" });
	const { data } = await test.call("/report/api.Messages/index", { body });
	test.services.secret = await readSecret(db, under(old));
	const proof = { number: valueIn(data, "number"), query_code: valueIn(data, "query_code") };
	expect((await test.call("/report/api.Messages/track", { body: proof })).code).toBe(0);
});

it("seals both with a newer key, with which alone they are the same", async () => {
	const { db, secret } = test.services;
	await writeSetting(db, "push_key", { hex: pushKey().toString("hex") });
	await expect(readSecret(db, under(fresh))).rejects.toThrow(
		"setting:secret is sealed with is not in PORTICO_SEAL_KEYS",
	);
	await expect(readSecret(db, under(""))).rejects.toThrow("PORTICO_SEAL_KEYS");
	expect(await resealSecrets(db, sealKeysOf(`${fresh},${old}`))).toBe(2);
	expect(await resealSecrets(db, sealKeysOf(`${fresh},${old}`))).toBe(0);
	expect(toldIn(await settingRows())).toEqual([]);
	expect(await readSecret(db, under(fresh))).toEqual(secret);
	expect(await readPushKey(db, NONE, under(fresh))).toEqual(pushKey());
	await expect(readPushKey(db, NONE, under(old))).rejects.toThrow("setting:push_key");
});

it("opens no secret that was put in the place of another", async () => {
	const { db } = test.services;
	await writeSetting(db, "push_key", (await readSetting(db, "secret")) ?? {});
	await expect(readPushKey(db, NONE, under(fresh))).rejects.toThrow();
});
