import { PDFDocument } from "@cantoo/pdf-lib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asObject } from "../../schemas/json/json.ts";
import { deliverBy } from "../jobs/deliver.ts";
import { complaintIn, submissionOf } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";
import { uploadFile } from "../testing/upload-file.ts";

const CALLER = "13700000077";
const ANONYMOUS = { identity: "anonymous", contact_name: undefined, contact_mobile: undefined, contact_by: undefined };

let test: TestApp;
let clerk: string;
beforeAll(async () => {
	test = await openTestApp({ PORTICO_SMS_NOTICES: "1" });
	clerk = await test.login(ADMIN_MOBILE);
}, 60_000);
afterAll(() => test.close());

const file = (body: object) => test.call("/admin/api/desk/cases/file", { token: clerk, body });
const accounts = () => test.services.db.selectFrom("app_user").select("mobile").where("mobile", "=", CALLER).execute();
const caseOf = async (id: unknown) =>
	asObject((await test.call(`/admin/api/desk/case?id=${id}`, { token: clerk })).data);

async function pdf(name: string): Promise<File> {
	const document = await PDFDocument.create();
	document.addPage();
	return new File([Uint8Array.from(await document.save())], name, { type: "application/pdf" });
}

it("files a case for a mobile number without an account, whose case it is once they log in", async () => {
	const invalid = await complaintIn(test, "roads", { description: "Short" });
	expect((await file({ ...invalid, channel: "phone", mobile: CALLER })).code).toBe(422);
	expect(await accounts()).toEqual([]);
	const submission = await complaintIn(test, "roads");
	const filed = await file({ ...submission, channel: "phone", mobile: CALLER });
	expect(filed).toMatchObject({ code: 0, data: { query_code: null, repeated: false, reply_by: expect.any(String) } });
	const again = await file({ ...submission, channel: "phone", mobile: CALLER });
	expect(again.data).toMatchObject({ number: valueIn(filed.data, "number"), repeated: true });
	const token = await test.login(CALLER);
	const mine = await test.call("/report/api.Messages/getUserReportList", { token });
	expect(mine.data).toMatchObject({ list: [{ number: valueIn(filed.data, "number") }] });
	const theirs = await test.call("/report/api.Messages/getUserReportList", { token: clerk });
	expect(theirs.data).toMatchObject({ list: [] });
	await deliverBy("sms", () => new Date("2026-11-23T12:00:00+08:00")).run(test.services);
	const number = String(valueIn(filed.data, "number"));
	expect(test.texts.filter(({ text }) => text.includes(number))).toMatchObject([
		{ mobile: CALLER, text: expect.stringMatching(/^Your case was filed for you under number .+message\/detail\?id=/) },
	]);
});

it("says at the desk and in the audit log who took it in and how it came, and to nobody else", async () => {
	const { data } = await file({ ...(await complaintIn(test, "roads")), channel: "letter", mobile: CALLER });
	const id = valueIn(data, "id");
	const clerkName = "139****0001";
	expect((await caseOf(id)).on_behalf).toEqual({ channel: "letter", clerk: clerkName });
	const log = await test.call(`/admin/api/audit?object=${id}&action=case.filed`, { token: clerk });
	expect(log.data).toMatchObject({ list: [{ detail: { channel: "letter", for: "account" } }] });
	expect(JSON.stringify(log.data)).not.toContain(CALLER);
	const token = await test.login(CALLER);
	const shown = [
		await test.call(`/report/api.Messages/getDetail?id=${id}`, { token }),
		await test.call(`/report/api.MessageFlow/messageFlowList?message_id=${id}`, { token }),
		await test.call("/api/User/export", { token }),
	];
	expect(shown.map(({ code }) => code)).toEqual([0, 0, 0]);
	for (const word of [clerkName, "letter", "on_behalf"]) expect(JSON.stringify(shown)).not.toContain(word);
});

it("files a case without a name for nobody, found by number and code, whatever mobile number came along", async () => {
	const mobile = "13700000078";
	const upload = await uploadFile(test, await pdf("Zhang Xiaoming.pdf"), { token: clerk });
	const data = { ...ANONYMOUS, attachments: [upload] };
	const submission = { ...(await complaintIn(test, "roads", data)), attachments: [upload] };
	const filed = await file({ ...submission, channel: "counter", mobile });
	expect(filed.code, filed.msg).toBe(0);
	const { id, number, query_code } = asObject(filed.data);
	const { db } = test.services;
	expect(await db.selectFrom("app_user").select("id").where("mobile", "=", mobile).execute()).toEqual([]);
	const kept = await db.selectFrom("message").selectAll().where("id", "=", String(id)).executeTakeFirstOrThrow();
	expect(kept.user_id).toBeNull();
	expect(JSON.stringify(kept)).not.toContain(mobile);
	const stored = await db.selectFrom("upload").select(["owner_id", "name"]).where("id", "=", upload).execute();
	expect(stored).toEqual([{ owner_id: null, name: expect.not.stringContaining("Zhang") }]);
	const track = await test.call("/report/api.Messages/track", { body: { number, query_code } });
	expect(track.code, track.msg).toBe(0);
});

it("sends nothing to a number that somebody without an account has typed: nobody has shown that it is theirs", async () => {
	const mobile = "13700000079";
	const { data, ...form } = await submissionOf(test, "integrity-report");
	const report = {
		category: "integrity",
		identity: "named",
		contact_name: "Zhang Xiaoming",
		contact_mobile: mobile,
		title: data.title,
		office: "Harbour office",
		conduct: "bribe",
		description: data.description,
		consent: true,
	};
	const { db } = test.services;
	const waiting = async () =>
		(await db.selectFrom("outbox").select("id").where("channel", "=", "sms").execute()).length;
	const before = await waiting();
	const filed = await test.call("/report/api.Messages/index", { body: { ...form, data: report } });
	expect(filed).toMatchObject({ code: 0, data: { query_code: expect.any(String) } });
	expect(await waiting()).toBe(before);
	expect(await db.selectFrom("app_user").select("id").where("mobile", "=", mobile).execute()).toEqual([]);
	await deliverBy("sms", () => new Date("2026-11-23T12:00:00+08:00")).run(test.services);
	expect(test.texts.filter((sent) => sent.mobile === mobile)).toEqual([]);
});

it("gives the files that a clerk uploaded to the account for which they file", async () => {
	const upload = await uploadFile(test, await pdf("plan.pdf"), { token: clerk });
	const submission = { ...(await complaintIn(test, "roads", { attachments: [upload] })), attachments: [upload] };
	const filed = await file({ ...submission, channel: "counter", mobile: CALLER });
	expect(filed.code, filed.msg).toBe(0);
	const { db } = test.services;
	const owner = db.selectFrom("app_user").select("mobile").innerJoin("upload", "upload.owner_id", "app_user.id");
	expect(await owner.where("upload.id", "=", upload).execute()).toEqual([{ mobile: CALLER }]);
});

it("offers a clerk the categories that they handle, with who may read of these, and refuses others in words", async () => {
	const mobile = "13700000076";
	const token = await test.login(mobile);
	const assignments = JSON.stringify([{ right: "handles", category: "lighting" }]);
	await test.services.db.updateTable("app_user").set({ assignments }).where("mobile", "=", mobile).execute();
	const { data } = await test.call("/admin/api/desk/filing-categories", { token });
	expect(data).toMatchObject({ list: [{ code: "lighting", publicity: "by_state" }] });
	const body = { ...(await complaintIn(test, "roads")), channel: "phone", mobile: CALLER };
	const refused = await test.call("/admin/api/desk/cases/file", { token, language: "zh-CN", body });
	expect(refused).toMatchObject({ code: 403, msg: "您无权办理该类别的案件，请选择其他类别。" });
});

it("asks for a mobile number where the form is filed by name", async () => {
	const refused = await file({ ...(await complaintIn(test, "roads")), channel: "phone" });
	expect(refused).toMatchObject({ code: 422, data: { errors: [{ pointer: "/mobile" }] } });
});
