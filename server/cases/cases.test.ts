import { afterAll, beforeAll, expect, it } from "vitest";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";
import { uploadFile } from "../testing/upload-file.ts";

let test: TestApp;
let citizen: string;
let handler: string;

beforeAll(async () => {
	test = await openTestApp();
	citizen = await test.login("13700000031");
	handler = await test.login(ADMIN_MOBILE);
}, 60_000);
afterAll(() => test.close());

async function submissionOf(form: string, data: object) {
	const config = await test.call("/report/api.Configs/getConfig");
	const release = valueIn(valueIn(config.data, "pc"), "release");
	const manifest: unknown = (await test.app.inject(String(valueIn(release, "manifest_url")))).json();
	const entry = valueIn(valueIn(manifest, "forms"), form);
	return {
		form,
		form_hash: String(valueIn(entry, "artefact")),
		release: String(valueIn(release, "id")),
		idempotency_key: crypto.randomUUID(),
		data,
	};
}

const complaint = (data: object = {}) =>
	submissionOf("complaint", {
		category: "noise",
		title: "Loudspeakers until midnight",
		description: "Every evening the square is so loud that nobody can sleep.",
		happened_on: "2026-11-01",
		address: "Clock Tower Square 4",
		identity: "named",
		contact_name: "Wang Xiaoming",
		contact_mobile: "13812345678",
		consent: true,
		...data,
	});

const file = async (data?: object, token = citizen) =>
	test.call("/report/api.Messages/index", { token, body: await complaint(data) });
const detail = (id: string, token?: string) => test.call(`/report/api.Messages/getDetail?id=${id}`, { token });
const act = (id: string, what: string, body: object) =>
	test.call(`/admin/api/cases/${id}/${what}`, { token: handler, body });
const textOf = (data: unknown) => JSON.stringify(valueIn(data, "answers"));

it("asks for a login where the form does, and files nothing", async () => {
	expect((await file({}, "")).code).toBe(401);
});

it("drops answers that were not asked for", async () => {
	const { data } = await file({ contact_time: "evening" });
	const own = await detail(String(valueIn(data, "id")), citizen);
	expect(textOf(own.data)).not.toContain("contact_time");
});

it("shows what was chosen from an operation's options by the label it had", async () => {
	const { data } = await file();
	const own = await detail(String(valueIn(data, "id")), citizen);
	const values = valueIn(own.data, "answers");
	const category = Array.isArray(values)
		? values.find((outcome) => valueIn(outcome, "name") === "/category")
		: undefined;
	expect(valueIn(category, "value")).toBe("noise");
	expect(valueIn(category, "text")).toMatch(/^[A-Z]/);
});

it.each(["en-US", "zh-CN"])("refuses a crafted choice that its operation does not offer (%s)", async (language) => {
	const body = await complaint({ category: "no-such-category", project: "no-such-project" });
	const { code, data } = await test.call("/report/api.Messages/index", { token: citizen, body, language });
	expect(code).toBe(422);
	expect(valueIn(data, "errors")).toMatchObject([{ pointer: "/data/category" }, { pointer: "/data/project" }]);
});

it("shows a case in full to its filer alone, until it is published, and then only what is public", async () => {
	const id = String(valueIn((await file()).data, "id"));
	expect(textOf((await detail(id, citizen)).data)).toContain("13812345678");
	expect((await detail(id)).code).toBe(404);
	expect((await act(id, "publication", { published: true })).code).toBe(409);
	await act(id, "transitions", { action: "accept" });
	expect((await act(id, "publication", { published: true })).code).toBe(0);
	const seen = textOf((await detail(id)).data);
	expect(seen).toContain("Clock Tower Square 4");
	expect(seen).toContain("W***");
	expect(seen).not.toContain("13812345678");
	expect(seen).not.toContain("Wang");
});

it("moves a case only as the workflow document allows, and writes every step down", async () => {
	const id = String(valueIn((await file()).data, "id"));
	expect((await act(id, "transitions", { action: "close" })).code).toBe(409);
	expect((await act(id, "transitions", { action: "reject" })).code).toBe(422);
	expect((await act(id, "transitions", { action: "reject", note: "Not the city's road." })).code).toBe(0);
	const flow = await test.call(`/report/api.MessageFlow/messageFlowList?message_id=${id}`, { token: citizen });
	expect(valueIn(flow.data, "list")).toMatchObject([
		{ action: "submit", from_status: null, to_status: "submitted" },
		{ action: "reject", from_status: "submitted", to_status: "rejected", note: "Not the city's road." },
	]);
});

it("finds published cases by Chinese words, and never by what is private", async () => {
	const id = String(valueIn((await file({ title: "井盖损坏无人修理", contact_mobile: "13999999999" })).data, "id"));
	const search = async (words: string) => {
		const { data } = await test.call(`/report/api.Messages/getList?keyword=${encodeURIComponent(words)}`);
		return JSON.stringify(valueIn(data, "list"));
	};
	expect(await search("损坏")).not.toContain(id);
	await act(id, "transitions", { action: "accept" });
	await act(id, "publication", { published: true });
	expect(await search("损坏")).toContain(id);
	expect(await search("坏")).toContain(id);
	expect(await search("13999999999")).not.toContain(id);
});

it("counts published cases as they come and move, and takes back from the public what may not be public any more", async () => {
	const total = async (status: string) =>
		Number(valueIn((await test.call(`/report/api.Messages/getList?status=${status}`)).data, "total"));
	const before = {
		accepted: await total("accepted"),
		dispatched: await total("dispatched"),
		merged: await total("merged"),
	};
	const id = String(valueIn((await file()).data, "id"));
	await act(id, "transitions", { action: "accept" });
	await act(id, "publication", { published: true });
	expect(await total("accepted")).toBe(before.accepted + 1);
	await act(id, "transitions", { action: "dispatch" });
	expect(await total("accepted")).toBe(before.accepted);
	expect(await total("dispatched")).toBe(before.dispatched + 1);
	const number = valueIn((await file()).data, "number");
	const version = valueIn((await test.call(`/admin/api/desk/case?id=${id}`, { token: handler })).data, "version");
	const link = { id, version, number, kind: "merged", note: "The same as another." };
	expect((await test.call("/admin/api/desk/cases/link", { token: handler, body: link })).code).toBe(0);
	expect(await total("dispatched")).toBe(before.dispatched);
	expect(await total("merged")).toBe(before.merged);
	expect((await detail(id)).code).toBe(404);
});

it("merges no case without naming another, and says where that is done", async () => {
	const id = String(valueIn((await file()).data, "id"));
	const refused = await act(id, "transitions", { action: "merge", note: "The same as another." });
	expect(refused).toMatchObject({ code: 422, data: { errors: [{ pointer: "/action" }] } });
	expect(refused.msg).toBe("Into which case is this one to be merged? Please link the two as merged.");
	expect((await detail(id, citizen)).data).toMatchObject({ status: "submitted" });
});

it("sanitises a reply", async () => {
	const id = String(valueIn((await file()).data, "id"));
	for (const action of ["accept", "dispatch", "start"]) await act(id, "transitions", { action });
	await act(id, "transitions", {
		action: "reply",
		note: "Done.",
		reply: '<p onclick="x()">Repaired.</p><script>x()</script>',
	});
	expect((await detail(id, citizen)).data).toMatchObject({ status: "replied", reply: "<p>Repaired.</p>" });
});

it("files a case without a name, whoever is logged in, where the form offers it and the values ask for it", async () => {
	const report = (identity: string) =>
		submissionOf("integrity-report", {
			category: "integrity",
			identity,
			office: "Permit Office",
			conduct: "bribe",
			consent: true,
			title: "An envelope at the counter",
			description: "Money was asked for to speed a permit up.",
			...(identity === "named" ? { contact_name: "Wang Xiaoming", contact_mobile: "13812345678" } : {}),
		});
	const body = await report("anonymous");
	const anonymous = await test.call("/report/api.Messages/index", { token: citizen, body });
	expect(valueIn(anonymous.data, "query_code")).toMatch(/^\w{6,}$/);
	const again = await test.call("/report/api.Messages/index", { token: citizen, body });
	expect(valueIn(again.data, "id")).toBe(valueIn(anonymous.data, "id"));
	const named = await test.call("/report/api.Messages/index", { token: citizen, body: await report("named") });
	expect(valueIn(named.data, "query_code")).toBeNull();
	const own = JSON.stringify(
		(await test.call("/report/api.Messages/getUserReportList?limit=50", { token: citizen })).data,
	);
	expect(own).toContain(String(valueIn(named.data, "id")));
	expect(own).not.toContain(String(valueIn(anonymous.data, "id")));
});

it("keeps nothing of who sent a complaint anonymously, logged in or not, whatever came along with it", async () => {
	const { db } = test.services;
	const { data: me } = await test.call("/api/User/getProfile", { token: citizen });
	for (const token of [citizen, ""]) {
		const { code, data } = await file({ identity: "anonymous" }, token);
		expect({ code, query_code: valueIn(data, "query_code") }).toEqual({ code: 0, query_code: expect.any(String) });
		const id = String(valueIn(data, "id"));
		const stored = [
			await db.selectFrom("message").selectAll().where("id", "=", id).execute(),
			await db.selectFrom("message_flow").selectAll().where("message_id", "=", id).execute(),
			await detail(id, handler),
		];
		for (const trace of ["Wang Xiaoming", "13812345678", String(valueIn(me, "id"))])
			expect(JSON.stringify(stored)).not.toContain(trace);
	}
});

it("calls the files of an anonymous case by their place and kind, and those of a named one by their names", async () => {
	const sent = async (identity: string, token?: string) => {
		const named = new File(["%PDF-1.4\n"], "Wang Xiaoming's notes.pdf");
		const attachments = [await uploadFile(test, named, token === undefined ? {} : { token })];
		const body = { ...(await complaint({ identity, attachments })), attachments };
		const { data } = await test.call("/report/api.Messages/index", { token: citizen, body });
		return JSON.stringify((await detail(String(valueIn(data, "id")), handler)).data);
	};
	expect(await sent("named", citizen)).toContain("Wang Xiaoming's notes.pdf");
	const anonymous = await sent("anonymous");
	expect(anonymous).toContain("attachment-1.pdf");
	expect(anonymous).not.toContain("notes");
});

it("numbers the files of an anonymous case through all that is sent with it", async () => {
	const file = () => uploadFile(test, new File(["%PDF-1.4\n"], "Wang Xiaoming.pdf"), {});
	const attachments = [await file(), await file()];
	const body = { ...(await complaint({ identity: "anonymous", attachments })), attachments };
	const { data } = await test.call("/report/api.Messages/index", { body });
	const [id, number, query_code] = ["id", "number", "query_code"].map((name) => String(valueIn(data, name)));
	for (const later of [[await file()], [await file(), await file()]]) {
		const asking = { action: "request-info", note: "Which lamp?" };
		await test.call(`/admin/api/cases/${id}/transitions`, { token: handler, body: asking });
		const sent = { id, number, query_code, note: "This one.", attachments: later };
		expect((await test.call("/report/api.Messages/supplement", { body: sent })).code).toBe(0);
	}
	const named = await test.services.db
		.selectFrom("upload")
		.select("name")
		.where("message_id", "=", String(id))
		.execute();
	expect(named.map(({ name }) => name).toSorted()).toEqual([1, 2, 3, 4, 5].map((at) => `attachment-${at}.pdf`));
});
