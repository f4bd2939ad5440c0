import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { OperationsOfKind, RequestOf } from "../../schemas/operation.ts";
import { OPERATIONS } from "../../schemas/operations.gen.ts";
import type { ChannelName } from "../database/tables/notification-tables.ts";
import { deliverBy } from "../jobs/deliver.ts";
import { complaintIn, openDesk } from "../testing/filed-case.ts";
import { type MailServer, openMailServer, openWebhookReceiver, type WebhookReceiver } from "../testing/receivers.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

const CLERK = "13700000081";
const FILER = "13700000082";
const FOLLOWER = "13700000083";
/** What its filer has answered, and only they and its handlers read. A masked name shows its first letter. */
const ANSWERS = ["Ouyang Zeppelin", "Zeppelin", "13987650001", FILER];
/** What stands in a case for its handlers alone: answers, notes, what is asked outside, drafts. */
const PRIVATE = [...ANSWERS, "Quagmire note", "Obelisk question", "Falafel draft"];
/** When nobody is to be left in peace. */
const NOON = () => new Date("2026-11-23T12:00:00+08:00");
const TITLE = "Xylophone Lane is dark";

let test: TestApp;
let mailbox: MailServer;
let receiver: WebhookReceiver;
let administrator: string;
let clerk: string;
let follower: string;
let id: string;
let number: string;
const lines: string[] = [];

const found = (text: string) => PRIVATE.filter((word) => text.includes(word));

async function send(path: string, body: object, token = administrator): Promise<void> {
	const { code, msg } = await test.call(path, { token, body });
	expect(code, `${path}: ${msg}`).toBe(0);
}

const assign = (roles: "handler"[], assignments: object[] = []) =>
	test.services.db
		.updateTable("app_user")
		.set({ roles, assignments: JSON.stringify(assignments) })
		.where("mobile", "=", CLERK)
		.execute();

/** Keeps what the process writes. */
function listenToLogs(): void {
	for (const stream of [process.stdout, process.stderr])
		vi.spyOn(stream, "write").mockImplementation((chunk) => lines.push(String(chunk)) > 0);
	vi.spyOn(console, "error").mockImplementation((...words: unknown[]) => void lines.push(words.map(String).join(" ")));
}

/** Files a case full of what is private, and has it handled, followed, replied to and published. */
async function handledCase(): Promise<void> {
	const desk = await openDesk(test);
	const contact = { contact_name: "Ouyang Zeppelin", contact_mobile: "13987650001" };
	const filed = await test.call("/report/api.Messages/index", {
		token: await test.login(FILER),
		body: await complaintIn(test, "roads", { ...contact, title: TITLE }),
	});
	id = String(valueIn(filed.data, "id"));
	number = String(valueIn(filed.data, "number"));
	await desk.act(id, { action: "accept" });
	expect((await desk.publish(id)).code).toBe(0);
	await send("/report/api.Messages/follow", { id, follow: true }, follower);
	await send("/admin/api/desk/cases/note", { id, text: "Quagmire note" });
	await send("/admin/api/desk/cases/share", { id, party: "Road Works Ltd", question: "Obelisk question", days: 7 });
	await send("/admin/api/desk/reply-draft", { id, text: "Falafel draft", version: 0 });
	expect((await desk.act(id, { action: "reply", reply: "<p>The lamps are on again.</p>" })).code).toBe(0);
}

beforeAll(async () => {
	listenToLogs();
	[mailbox, receiver] = [await openMailServer(), await openWebhookReceiver()];
	test = await openTestApp({
		PORTICO_PUBLIC_URL: "https://portal.example",
		PORTICO_LOG_LEVEL: "debug",
		PORTICO_SMS_NOTICES: "1",
		PORTICO_SMTP_URL: mailbox.url,
		PORTICO_MAIL_FROM: "Yunting <portal@yunting.example>",
		PORTICO_WEBHOOKS: JSON.stringify([
			{ id: "crm", url: receiver.url, secret: `whsec_${Buffer.alloc(32, 7).toString("base64")}` },
		]),
		PORTICO_WEBHOOKS_PRIVATE: "1",
	});
	administrator = await test.login(ADMIN_MOBILE);
	clerk = await test.login(CLERK);
	follower = await test.login(FOLLOWER);
	await handledCase();
}, 60_000);
afterAll(async () => {
	await test.close();
	await Promise.all([mailbox.close(), receiver.close()]);
	vi.restoreAllMocks();
});

type ReadName = OperationsOfKind<"query" | "list">;

/** Every call that reads, asked so that it could find the case: one without a row does not compile. */
const READS: { [O in ReadName]: () => RequestOf<O> } = {
	addressesGetList: () => ({ postcode: "315001" }),
	articlesGetCategory: () => ({}),
	articlesGetDetail: () => ({ id }),
	articlesGetList: () => ({ keyword: "Xylophone" }),
	articlesGetRelated: () => ({ id }),
	configsGetAll: () => ({ key: "base" }),
	dataRequestsGetList: () => ({}),
	draftsGetList: () => ({}),
	messageFlowList: () => ({ message_id: id }),
	messagesGetCategory: () => ({}),
	messagesGetDetail: () => ({ id }),
	messagesGetFacets: () => ({ keyword: "Xylophone" }),
	messagesGetFollowedList: () => ({}),
	messagesGetList: () => ({ keyword: "Xylophone" }),
	messagesGetSimilar: () => ({ text: TITLE }),
	messagesGetStatistics: () => ({}),
	messagesGetUserReportList: () => ({}),
	notificationsGetList: () => ({}),
	projectGetDetail: () => ({ id }),
	projectGetList: () => ({ keyword: "Xylophone" }),
	reportConfigsGetConfig: () => ({}),
	searchGetAll: () => ({ keyword: "Xylophone" }),
	userExport: () => ({}),
	userGetChannels: () => ({}),
	userGetProfile: () => ({}),
	userGetSessions: () => ({}),
};

const isRead = (name: string): name is ReadName => Object.hasOwn(READS, name);

/** What somebody gets to read by all calls, by their address; a token is a citizen's, without one it is everybody's. */
async function allThatReads(token?: string): Promise<Map<string, string>> {
	const answers = new Map<string, string>();
	for (const name of Object.keys(READS).filter(isRead)) {
		const url = `/${OPERATIONS[name].path}?${new URLSearchParams(Object.entries(READS[name]()))}`;
		answers.set(url, (await test.app.inject({ url, headers: token ? { authorization: token } : {} })).body);
	}
	return answers;
}

/** What leaves the portal for everybody beside its calls. */
const OPEN = [
	...["/open311/v2/requests.json", "/open311/v2/requests.xml", "/feeds/messages.xml", "/sitemap.xml"],
	...["/openapi.json", "/robots.txt"],
];

it("shows what is public of a case, and of its private values nothing, in no answer to anybody or to who follows it", async () => {
	const anybody = await allThatReads();
	const theirs = await allThatReads(follower);
	for (const url of OPEN) anybody.set(url, (await test.app.inject(url)).body);
	for (const [url, body] of [...anybody, ...theirs]) expect(found(body), url).toEqual([]);
	// What was looked through is not empty: the case is there.
	const showing = (answers: Map<string, string>) =>
		[...answers]
			.filter(([, body]) => body.includes("Xylophone") || body.includes(number))
			.map(([url]) => url.split("?")[0]);
	const list = ["/report/api.Messages/getDetail", "/report/api.Messages/getList", "/report/api.Search/getAll"];
	expect(showing(anybody)).toEqual(
		expect.arrayContaining([...list, "/open311/v2/requests.json", "/feeds/messages.xml"]),
	);
	const own = ["/report/api.Messages/getFollowedList", "/api/Notifications/getList"];
	expect(showing(theirs)).toEqual(expect.arrayContaining([...list, ...own]));
});

it.each(PRIVATE)("finds the case by its words, and not by %s", async (word) => {
	const total = async (keyword: string) => {
		const { data } = await test.call(`/report/api.Messages/getList?${new URLSearchParams({ keyword })}`);
		return valueIn(data, "total");
	};
	expect(await total(TITLE)).toBe(1);
	expect(await total(word)).toBe(0);
});

it("exports its answers to who has that right over the case, and to nobody else", async () => {
	const csv = async () => {
		const url = `/admin/api/desk/cases.csv?open=any&keyword=${number}`;
		return (await test.app.inject({ url, headers: { authorization: clerk } })).body;
	};
	await assign(["handler"]);
	expect(found(await csv())).toEqual([]);
	await assign([], [{ right: "exports", team: "environment" }]);
	expect(found(await csv())).toEqual([]);
	await assign([], [{ right: "exports", team: "streets" }]);
	expect(found(await csv())).toEqual(["Ouyang Zeppelin", "Zeppelin", "13987650001"]);
});

it("sends none of them by short message, mail or webhook, neither to its filer nor to who follows it", async () => {
	for (const channel of ["sms", "email", "webhook"] satisfies ChannelName[])
		await deliverBy(channel, NOON).run(test.services);
	expect(test.texts.length).toBeGreaterThan(1);
	expect(receiver.posted.length).toBeGreaterThan(0);
	expect(found(JSON.stringify([test.texts.map(({ text }) => text), mailbox.mails, receiver.posted]))).toEqual([]);
});

it("keeps them out of the audit log and of the lines that the process writes", async () => {
	const { data } = await test.call(`/admin/api/audit?object=${id}`, { token: administrator });
	expect(JSON.stringify(data)).toContain("case.shared");
	expect(found(JSON.stringify(data))).toEqual([]);
	expect(lines.join("")).toContain("/report/api.Messages/index");
	expect(found(lines.join(""))).toEqual([]);
});
