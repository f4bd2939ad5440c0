import { PDFDocument } from "@cantoo/pdf-lib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { complaintIn, submissionOf } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

let test: TestApp;
let clerk: string;
let filer: string;
beforeAll(async () => {
	test = await openTestApp({ PORTICO_SMS_NOTICES: "1" });
	clerk = await test.login(ADMIN_MOBILE);
	filer = await test.login("13700000055");
}, 60_000);
afterAll(() => test.close());

const at = (address: unknown) => new URL(String(address)).pathname;
const share = (id: string, more: object = {}) =>
	test.call("/admin/api/desk/cases/share", {
		token: clerk,
		body: { id, party: "Road Works Ltd", question: "When do you mend it?", days: 7, ...more },
	});
const deskCase = async (id: string) =>
	asObject((await test.call(`/admin/api/desk/case?id=${id}`, { token: clerk })).data);

async function filed(): Promise<string> {
	const { data } = await test.call("/report/api.Messages/index", {
		token: filer,
		body: await complaintIn(test, "roads"),
	});
	return String(valueIn(data, "id"));
}

async function answer(path: string, note: string, { key = crypto.randomUUID(), files = [] as File[] } = {}) {
	const body = new FormData();
	body.set("key", key);
	body.set("note", note);
	for (const file of files) body.append("file", file);
	const request = new Request("http://portal.test", { method: "POST", body });
	return test.app.inject({
		method: "POST",
		url: path,
		headers: { "content-type": request.headers.get("content-type") ?? "" },
		payload: Buffer.from(await request.arrayBuffer()),
	});
}

async function pdf(): Promise<File> {
	const document = await PDFDocument.create();
	document.addPage();
	return new File([Uint8Array.from(await document.save())], "offer.pdf", { type: "application/pdf" });
}

it("shows somebody outside what was picked, and how to reach the reporter only where that was ticked", async () => {
	const id = await filed();
	const { data } = await test.call(`/admin/api/desk/cases/shareable?id=${id}`, { token: clerk });
	const offered = asArray(valueIn(data, "list")).map((one) => valueIn(one, "value"));
	expect(offered).toContain("/contact_mobile");
	const answers = asArray((await deskCase(id)).answers);
	const mobile = String(
		valueIn(
			answers.find((one) => valueIn(one, "name") === "/contact_mobile"),
			"text",
		),
	);
	const bare = await test.app.inject(at(valueIn((await share(id)).data, "address")));
	expect(bare.statusCode).toBe(200);
	expect(bare.body).toContain("When do you mend it?");
	const sheets = [...bare.body.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => String(href));
	const [own = "", brand = ""] = await Promise.all(sheets.map(async (href) => (await test.app.inject(href)).body));
	expect(own).toContain("background: var(--brand)");
	expect(brand).toMatch(/^:root\{--pt-brand-primary:#/);
	expect(bare.body).not.toContain(mobile);
	const fields = ["/contact_mobile"];
	const ticked = await test.app.inject(at(valueIn((await share(id, { fields })).data, "address")));
	expect(ticked.body).toContain(mobile);
	expect((await share(id, { fields: ["/nothing"] })).code).toBe(422);
});

it("leaves out, where nothing was ticked, what everybody may see but somebody has written a phone into", async () => {
	const body = await complaintIn(test, "roads", { description: "Water stands there. Call me at 13812345678." });
	const { data: filing } = await test.call("/report/api.Messages/index", { token: filer, body });
	const id = String(valueIn(filing, "id"));
	const shown = async (fields: string[]) =>
		(await test.app.inject(at(valueIn((await share(id, { fields })).data, "address")))).body;
	const bare = await shown([]);
	expect(bare).toContain(String(body.data.address));
	expect(bare).not.toContain("13812345678");
	expect(await shown(["/description"])).toContain("13812345678");
});

const HOLE = {
	category: "roads",
	owner: "street",
	kind: "pothole",
	title: "Deep pothole",
	danger: "no",
	places: [{ address: "Willow Street 18", size: "step" }],
	noticed_on: "2026-01-15",
	identity: "anonymous",
	consent: true,
};

it("words what the rows of a form ask, and what was chosen, in the language of who shares a case, and of who is shown it", async () => {
	const body = { ...(await submissionOf(test, "road-damage")), data: HOLE };
	const { data: filing } = await test.call("/report/api.Messages/index", { body });
	const id = String(valueIn(filing, "id"));
	const path = `/admin/api/desk/cases/shareable?id=${id}`;
	const { data } = await test.call(path, { token: clerk, language: "zh-CN" });
	const place = { value: "/places/0/address", label: "破损地点 · 地点 1 · 具体位置" };
	expect(valueIn(data, "list")).toContainEqual(place);
	const fields = [place.value, "/noticed_on", "/consent"];
	const link = at(valueIn((await share(id, { fields })).data, "address"));
	const page = await test.app.inject({ url: link, headers: { "accept-language": "zh-CN" } });
	expect(page.body).toContain(`<dt>${place.label}</dt>`);
	expect(page.body).toContain("<dd>2026年1月15日</dd>");
	expect(page.body).toContain("<dd>是</dd>");
	expect(page.body).toContain("<h1>道路与人行道</h1>");
});

it("keeps only a hash of the link's token", async () => {
	const id = await filed();
	const token = at(valueIn((await share(id)).data, "address"))
		.split("/")
		.at(-1);
	const rows = await test.services.db.selectFrom("outside_link").selectAll().where("message_id", "=", id).execute();
	const log = await test.services.db.selectFrom("audit_entry").selectAll().where("object_id", "=", id).execute();
	expect(rows).toHaveLength(1);
	expect(JSON.stringify([rows, log])).not.toContain(token);
	expect(log.map(({ action }) => action)).toContain("case.shared");
});

it("takes an answer with a file once, for the desk alone, and tells who shared the case", async () => {
	const id = await filed();
	const path = at(valueIn((await share(id)).data, "address"));
	const key = crypto.randomUUID();
	const first = await answer(path, "On Monday <b>", { key, files: [await pdf()] });
	expect([first.statusCode, first.headers.location]).toEqual([303, `${path}?sent=1`]);
	expect((await answer(path, "On Monday <b>", { key })).statusCode).toBe(303);
	const flow = asArray((await deskCase(id)).flow);
	const steps = flow.filter((one) => valueIn(one, "action") === "outside-answer");
	expect(steps).toMatchObject([
		{ actor: "Road Works Ltd", note: "On Monday <b>", attachments: [{ name: "offer.pdf" }] },
	]);
	const page = (await test.app.inject(path)).body;
	expect(page).toContain("On Monday &lt;b&gt;");
	expect(page).toContain("<p>offer.pdf</p>");
	const theirs = [
		await test.call(`/report/api.Messages/getDetail?id=${id}`, { token: filer }),
		await test.call(`/report/api.MessageFlow/messageFlowList?message_id=${id}`, { token: filer }),
	];
	expect(theirs.map(({ code }) => code)).toEqual([0, 0]);
	expect(JSON.stringify(theirs)).not.toMatch(/On Monday|offer\.pdf|Road Works/);
	const { id: file } = await test.services.db
		.selectFrom("upload")
		.select("id")
		.where("message_id", "=", id)
		.executeTakeFirstOrThrow();
	const asFiler = await test.app.inject({ url: `/uploads/${file}`, headers: { authorization: filer } });
	const asClerk = await test.app.inject({ url: `/uploads/${file}`, headers: { authorization: clerk } });
	expect([asFiler.statusCode, asClerk.statusCode]).toEqual([404, 200]);
	const told = test.services.db.selectFrom("outbox").innerJoin("app_user", "app_user.id", "outbox.user_id");
	expect(await told.select(["mobile", "channel"]).where("kind", "=", "outside_answered").execute()).toEqual([
		{ mobile: ADMIN_MOBILE, channel: "sms" },
	]);
	const log = await test.call(`/admin/api/audit?object=${id}&action=case.answered_outside`, { token: clerk });
	expect(valueIn(log.data, "list")).toHaveLength(1);
});

it("gives back what was typed where it is refused", async () => {
	const path = at(valueIn((await share(await filed())).data, "address"));
	const file = new File(["MZ"], "run.exe", { type: "application/octet-stream" });
	const refused = await answer(path, "We come on Tuesday.", { files: [file] });
	expect(refused.statusCode).toBe(422);
	expect(refused.body).toContain("We come on Tuesday.</textarea>");
	expect(refused.body).toContain('role="alert"');
	expect(refused.body).toContain("Please choose your files again");
});

it("ends with its time, and when a handler ends it; nobody answers then", async () => {
	const id = await filed();
	const path = at(valueIn((await share(id)).data, "address"));
	const [shared] = asArray((await deskCase(id)).shared);
	expect(shared).toMatchObject({ party: "Road Works Ltd", state: "open", can_end: true });
	const end = { token: clerk, body: { id, link: valueIn(shared, "id") } };
	expect((await test.call("/admin/api/desk/cases/share/end", end)).code).toBe(0);
	expect((await test.call("/admin/api/desk/cases/share/end", end)).code).toBe(409);
	expect([(await test.app.inject(path)).statusCode, (await answer(path, "Too late")).statusCode]).toEqual([404, 404]);
	const other = at(valueIn((await share(id)).data, "address"));
	await test.services.db
		.updateTable("outside_link")
		.set({ expires_at: new Date(0) })
		.execute();
	expect((await test.app.inject(other)).statusCode).toBe(404);
	expect(asArray((await deskCase(id)).shared).map((one) => valueIn(one, "state"))).toEqual(["expired", "ended"]);
});

it("offers to end a link to whoever handles the case alone", async () => {
	const id = await filed();
	await share(id);
	const reader = await test.login("13700000056");
	await test.services.db
		.updateTable("app_user")
		.set({ assignments: JSON.stringify([{ right: "reads", category: "roads" }]) })
		.where("mobile", "=", "13700000056")
		.execute();
	const { data } = await test.call(`/admin/api/desk/case?id=${id}`, { token: reader });
	expect(asArray(asObject(data).shared)).toMatchObject([{ state: "open", can_end: false }]);
});

it("records each opening of a link with who it is for and from where, and shows the case when that last was", async () => {
	const id = await filed();
	const path = at(valueIn((await share(id)).data, "address"));
	const opened = async () => valueIn(asArray((await deskCase(id)).shared)[0], "opened_at");
	expect(await opened()).toBeNull();
	await test.app.inject(path);
	await test.app.inject(path);
	expect(Math.abs(Date.parse(String(await opened())) - Date.now())).toBeLessThan(60_000);
	const entries = test.services.db.selectFrom("audit_entry").select(["actor", "origin", "detail"]);
	const log = await entries.where("object_id", "=", id).where("action", "=", "case.opened_outside").execute();
	const link = valueIn(asArray((await deskCase(id)).shared)[0], "id");
	expect(log).toMatchObject([
		{ actor: "", origin: expect.stringMatching(/^127\./), detail: { link, party: "Road Works Ltd" } },
	]);
});
