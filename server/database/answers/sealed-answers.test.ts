import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray } from "../../../schemas/json/json.ts";
import { newSealKey, sealKeysOf } from "../../sealing/seal-keys.ts";
import { everyRow } from "../../testing/every-row.ts";
import { complaintIn, submissionOf } from "../../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../../testing/test-app.ts";
import { openDatabase } from "../connection.ts";
import { resealAnswers } from "./reseal-answers.ts";
import { isSealedText, openText, resealText, sealText } from "./sealed-text.ts";

const old = newSealKey();
const fresh = newSealKey();
let test: TestApp;
let citizen: string;
let clerk: string;
let filed: string;

/** What is answered in private, in every way that it is stored. */
const PLANTED = ["Zhang Zhenglong", "13987654321"];
const ANSWERS = { contact_name: "Zhang Zhenglong", contact_mobile: "13987654321" };

const plantedIn = (text: string) => PLANTED.filter((word) => text.includes(word));
const storedRows = async () => (await everyRow(test.services.db)).filter((row) => !row.startsWith("app_user "));
const caseAtDesk = async (token = clerk) =>
	JSON.stringify(await test.call(`/admin/api/desk/case?id=${filed}`, { token }));

beforeAll(async () => {
	test = await openTestApp({ PORTICO_SEAL_KEYS: old });
	citizen = await test.login("13987650000");
	clerk = await test.login(ADMIN_MOBILE);
	const body = await complaintIn(test, "roads", ANSWERS);
	filed = String(valueIn((await test.call("/report/api.Messages/index", { token: citizen, body })).data, "id"));
}, 60_000);
afterAll(() => test.close());

it("opens what it has sealed, and nothing that was changed or is of an unknown key", () => {
	const keys = sealKeysOf(old);
	const sealed = sealText('{"name":"李雷 ✓"}', keys);
	expect(sealed).not.toContain("name");
	expect(openText(sealed, keys)).toBe('{"name":"李雷 ✓"}');
	const changed = `${sealed.slice(0, -8)}${sealed.at(-8) === "A" ? "B" : "A"}${sealed.slice(-7)}`;
	expect(() => openText(changed, keys)).toThrow();
	expect(() => openText(sealed, sealKeysOf(fresh))).toThrow("is not in PORTICO_SEAL_KEYS");
	expect(resealText(sealed, keys)).toBeNull();
	const anew = resealText(sealed, sealKeysOf(`${fresh},${old}`));
	expect(openText(anew ?? "", sealKeysOf(fresh))).toBe('{"name":"李雷 ✓"}');
});

it("stores no answer in clear, and shows them to the filer and to who handles the case", async () => {
	expect(plantedIn((await storedRows()).join("\n"))).toEqual([]);
	expect(plantedIn(await caseAtDesk())).toEqual(PLANTED);
	const own = await test.call(`/report/api.Messages/getDetail?id=${filed}`, { token: citizen });
	expect(own).toMatchObject({ code: 0 });
	expect(plantedIn(JSON.stringify(own))).toEqual(PLANTED);
});

it("keeps what is blotted out of a case sealed, and blots it out of sealed answers", async () => {
	const at = await test.call(`/admin/api/desk/case?id=${filed}`, { token: clerk });
	const body = { id: filed, version: valueIn(at.data, "version"), text: "Zhang Zhenglong" };
	expect((await test.call("/admin/api/desk/redact", { token: clerk, body })).code).toBe(0);
	expect(plantedIn(await caseAtDesk())).toEqual(PLANTED.slice(1));
	const rows = (await storedRows()).filter((row) => row.startsWith("case_original "));
	expect(rows).toHaveLength(1);
	const { before } = await test.services.db.selectFrom("case_original").select("before").executeTakeFirstOrThrow();
	expect(plantedIn(JSON.stringify(before))).toEqual(PLANTED);
	expect(rows[0]).not.toContain("13987654321");
});

it("seals drafts, and takes the same draft once more", async () => {
	const { form, form_hash } = await submissionOf(test, "suggestion");
	const body = { form, form_hash, data: { title: "Plum Lane 77" }, version: 0 };
	const save = () => test.call("/report/api.Drafts/save", { token: citizen, body });
	expect(await save()).toMatchObject({ code: 0, data: { version: 1 } });
	expect(await save()).toMatchObject({ code: 0, data: { version: 1, data: { title: "Plum Lane 77" } } });
	expect((await storedRows()).filter((row) => row.startsWith("draft ")).join()).not.toContain("Plum");
	const other = await test.call("/report/api.Drafts/save", {
		token: citizen,
		body: { ...body, data: { title: "Other" } },
	});
	expect(other.code).toBe(409);
});

it("seals what a person and the staff write to each other about a request for personal data", async () => {
	const wish = "I am not Zhang Zhenglong any more.";
	expect(
		(await test.call("/api/DataRequests/create", { token: citizen, body: { kind: "correction", wish } })).code,
	).toBe(0);
	const { data } = await test.call("/admin/api/data-requests?keyword=13987650000", { token: clerk });
	const path = `/admin/api/data-requests/${String(valueIn(asArray(valueIn(data, "list"))[0], "id"))}`;
	const question = "Is 13987654321 right?";
	expect((await test.call(`${path}/question`, { token: clerk, body: { question } })).code).toBe(0);
	const rows = (await storedRows()).filter((row) => row.startsWith("data_request"));
	expect(rows.length).toBeGreaterThan(0);
	expect(plantedIn(rows.join("\n"))).toEqual([]);
	const shown = await test.call(path, { token: clerk });
	expect(shown.data).toMatchObject({ wish, exchanges: [{ question, answer: null }] });
	const own = await test.call("/api/DataRequests/getList", { token: citizen });
	expect(own.data).toMatchObject({ list: [{ question }] });
});

it("refuses what the database would compute for a column of answers", async () => {
	const { db } = test.services;
	const update = db.updateTable("message").set({ data: sql<string>`labels` });
	expect(() => update.compile()).toThrow("Answers are written as values");
});

it("reads answers in clear beside sealed ones, and seals all with the newest key", async () => {
	const { pools, settings } = test.services;
	await pools.jobs.query("update message set labels = '{}' where id = $1", [filed]);
	expect(await caseAtDesk()).toContain("13987654321");
	const first = await resealAnswers(pools.jobs, sealKeysOf(`${fresh},${old}`));
	expect(first.resealed).toBeGreaterThan(1);
	expect(first.sealed).toBeGreaterThan(0);
	expect(await resealAnswers(pools.jobs, sealKeysOf(`${fresh},${old}`))).toEqual({ sealed: 0, resealed: 0 });
	await expect(test.services.db.selectFrom("message").select("data").execute()).rejects.toThrow("PORTICO_SEAL_KEYS");
	const other = await openDatabase({
		url: settings.databaseUrl,
		folder: settings.data,
		answers: { keys: sealKeysOf(fresh), seals: true },
	});
	try {
		const rows = await other.db.selectFrom("message").select("data").where("id", "=", filed).execute();
		expect(plantedIn(JSON.stringify(rows))).toEqual(PLANTED.slice(1));
		const { rows: stored } = await pools.jobs.query("select data from message");
		expect(stored.every(({ data }) => isSealedText(data))).toBe(true);
	} finally {
		await other.close();
	}
});
