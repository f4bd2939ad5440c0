import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { STAFF_OPERATIONS } from "../../schemas/staff-operations.gen.ts";
import { deliverBy } from "../jobs/deliver.ts";
import { copySite } from "../site-copy/copy-site.ts";
import { prerenderedPage } from "../site-copy/read-pages.ts";
import { complaintIn, openDesk, submissionOf } from "../testing/filed-case.ts";
import { openPushService, type PushService } from "../testing/push-service.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";
import { folderStorage } from "../uploads/local-storage.ts";
import { listStored } from "../uploads/storage.ts";

const CLERK = "13700000181";
const FILER = "13700000182";
const FOLLOWER = "13700000183";
const METRICS = "Bearer scrape";
const NOON = () => new Date("2026-11-23T12:00:00+08:00");

/** What citizens typed where only handlers read it: name, number, e-mail, address and identity number. */
const PRIVATE = {
	name: "Marmaduke Wolfram",
	mobile: "13987650077",
	thanks: "Cecil Quagmire, cecil@quincecourt.example, 7 Quince Court, 110101199003074578",
	accused: "Basil Obelisk took the crates to 3 Falafel Lane",
};
const PLANTED = [
	"Marmaduke",
	"Wolfram",
	"13987650077",
	FILER,
	"Quagmire",
	"quincecourt",
	"Quince",
	"110101199003074578",
];
const RESTRICTED = ["Basil", "Obelisk", "Falafel"];
const TITLES = { named: "Xylophone Lane is dark", nameless: "Zither crew", hidden: "Crates at the harbour" };

let test: TestApp;
let service: PushService;
let administrator: string;
let clerk: string;
let code = "";
const ids = { named: "", nameless: "", hidden: "" };
const numbers = { named: "", nameless: "", hidden: "" };
const lines: string[] = [];

/** What of all that is planted, the query code too, stands in a text. */
const found = (text: string) => [...PLANTED, ...RESTRICTED, code].filter((word) => text.includes(word));

async function file(which: keyof typeof ids, body: object, token?: string): Promise<void> {
	const { data, code: answer, msg } = await test.call("/report/api.Messages/index", { body, ...(token && { token }) });
	expect(answer, `${which}: ${msg} ${JSON.stringify(data)}`).toBe(0);
	ids[which] = String(valueIn(data, "id"));
	numbers[which] = String(valueIn(data, "number"));
	if (which === "nameless") code = String(valueIn(data, "query_code"));
}

async function fileAll(filer: string): Promise<void> {
	const contact = { contact_name: PRIVATE.name, contact_mobile: PRIVATE.mobile, title: TITLES.named };
	await file("named", await complaintIn(test, "roads", contact), filer);
	const thanks = await submissionOf(test, "suggestion");
	const kind = { kind: "thanks", title: TITLES.nameless, thanks_to: PRIVATE.thanks };
	await file("nameless", { ...thanks, data: { ...thanks.data, ...kind } });
	const report = {
		category: "integrity",
		identity: "anonymous",
		title: TITLES.hidden,
		office: "Harbour office",
		conduct: "bribe",
		description: `${PRIVATE.accused}, again and again.`,
		consent: true,
	};
	await file("hidden", { ...(await submissionOf(test, "integrity-report")), data: report });
}

/** Turns notices on in a browser of somebody; what it is sent. */
async function device(token: string) {
	const browser = service.browser();
	const { data } = await test.call("/api/User/getChannels", { token });
	const key = String(valueIn(valueIn(data, "push"), "key"));
	const body = { push: { key, on: true, ...browser.subscription } };
	expect((await test.call("/api/User/updateChannels", { token, body })).code).toBe(0);
	return browser;
}

const devices: Awaited<ReturnType<typeof device>>[] = [];

beforeAll(async () => {
	for (const stream of [process.stdout, process.stderr])
		vi.spyOn(stream, "write").mockImplementation((chunk) => lines.push(String(chunk)) > 0);
	vi.spyOn(console, "error").mockImplementation((...words: unknown[]) => void lines.push(words.map(String).join(" ")));
	service = await openPushService();
	test = await openTestApp({
		PORTICO_PUBLIC_URL: "https://portal.example",
		PORTICO_LOG_LEVEL: "debug",
		PORTICO_METRICS_TOKEN: "scrape",
		PORTICO_PUSH_CONTACT: "mailto:portal@yunting.example",
		PORTICO_PUSH_ANYWHERE: "1",
	});
	const desk = await openDesk(test);
	administrator = await test.login(ADMIN_MOBILE);
	clerk = await test.login(CLERK);
	const filer = await test.login(FILER);
	const follower = await test.login(FOLLOWER);
	devices.push(await device(filer), await device(follower));
	await fileAll(filer);
	for (const id of [ids.named, ids.nameless]) {
		await desk.act(id, { action: "accept" });
		expect((await desk.publish(id)).code).toBe(0);
		const follow = { token: follower, body: { id, follow: true } };
		expect((await test.call("/report/api.Messages/follow", follow)).code).toBe(0);
	}
	// A page with a reply is not prerendered: the browser alone can make its HTML safe.
	await desk.act(ids.nameless, { action: "reply", reply: "<p>We have told the crew.</p>" });
}, 60_000);
afterAll(async () => {
	await test.close();
	await service.close();
	vi.restoreAllMocks();
});

it("sends none of them to a device, neither its filer's nor that of who follows it", async () => {
	await deliverBy("push", NOON).run(test.services);
	const sent = JSON.stringify(
		devices.flatMap(({ received }) => received.map(({ shown, headers }) => [shown, headers])),
	);
	expect(sent).toContain(numbers.named);
	expect(found(sent)).toEqual([]);
});

const rightsOf = (roles: "handler"[], assignments: object[]) =>
	test.services.db
		.updateTable("app_user")
		.set({ roles, assignments: JSON.stringify(assignments) })
		.where("mobile", "=", CLERK)
		.execute();

/** The words of a workbook; of an answer that is none, its text. */
async function workbook(): Promise<string> {
	const url = "/admin/api/desk/cases.xlsx?open=any";
	const { rawPayload } = await test.app.inject({ url, headers: { authorization: clerk } });
	if (strFromU8(rawPayload.subarray(0, 2)) !== "PK") return strFromU8(rawPayload);
	return Object.values(unzipSync(rawPayload))
		.map((part) => strFromU8(part))
		.join("\n");
}

it("hands them out as a workbook to who may export the case, and the query code to nobody", async () => {
	for (const [roles, assignments] of [
		[["handler"], []],
		[[], [{ right: "supervises", team: "streets" }]],
		[[], [{ right: "exports", category: "noise" }]],
	] as const) {
		await rightsOf([...roles], [...assignments]);
		expect(found(await workbook())).toEqual([]);
	}
	await rightsOf([], [{ right: "exports", team: "streets" }]);
	expect(found(await workbook())).toEqual(["Marmaduke", "Wolfram", "13987650077"]);
	await rightsOf([], [{ right: "exports", category: "integrity" }]);
	expect(found(await workbook())).toEqual(RESTRICTED);
});

it("keeps them out of what programs read: measures, Open311 and feeds", async () => {
	const metrics = await test.app.inject({ url: "/metrics", headers: { authorization: METRICS } });
	expect(metrics.body).toContain("portico_streams");
	expect(found(metrics.body)).toEqual([]);
	const paths = ["json", "xml"].flatMap((kind) => [
		`/open311/v2/requests.${kind}`,
		...Object.values(numbers).map((number) => `/open311/v2/requests/${number}.${kind}`),
		`/open311/v2/services.${kind}`,
	]);
	const texts = new Map<string, string>();
	for (const url of [...paths, "/feeds/messages.xml", "/feeds/articles.xml", "/sitemap.xml", "/robots.txt"])
		texts.set(url, (await test.app.inject(url)).body);
	for (const [url, text] of texts) expect(found(text), url).toEqual([]);
	// What was looked through is not empty: the case is there, by its number or its title.
	const showing = [...texts].filter(([, text]) => text.includes(numbers.named) || text.includes(TITLES.named));
	expect(showing.length).toBeGreaterThanOrEqual(5);
	for (const text of texts.values()) expect(text).not.toContain(TITLES.hidden);
});

it("gives the query code back by no call of the desk", async () => {
	for (const [name, { method, path }] of Object.entries(STAFF_OPERATIONS)) {
		if (method !== "GET") continue;
		for (const id of Object.values(ids)) {
			const { body } = await test.app.inject({
				url: `/${path}?${new URLSearchParams({ id, case: id })}`,
				headers: { authorization: administrator },
			});
			expect(body.includes(code), name).toBe(false);
		}
	}
});

const isBuilt = existsSync(new URL("../../dist/prerender/create-prerenderer.js", import.meta.url));

it.skipIf(!isBuilt)("prerenders pages without them, those of the cases too", { timeout: 60_000 }, async () => {
	const paths = ["/index/index", "/message/index", "/project/list", "/message/index?keyword=Wolfram"];
	const details = Object.values(ids).map((id) => `/message/detail?id=${id}`);
	const shown = new Map<string, string>();
	for (const path of [...paths, ...details]) shown.set(path, (await prerenderedPage(test.app, path)) ?? "");
	// What was searched for stands in the address, and so in the page.
	for (const [path, html] of shown) if (!path.includes("keyword")) expect(found(html), path).toEqual([]);
	for (const path of ["/message/index", details[0] ?? ""]) expect(shown.get(path), path).toContain(TITLES.named);
	for (const html of shown.values()) expect(html).not.toContain(TITLES.hidden);
});

it("copies the site to the object storage without them", { timeout: 120_000 }, async () => {
	const folder = await mkdtemp(join(tmpdir(), "portico-copy-"));
	try {
		const storage = folderStorage(folder);
		await copySite(test.app).run({ ...test.services, publicStore: { storage, addressOf: null } });
		const names = (await listStored(storage)).map(({ name }) => name);
		expect(names.length).toBeGreaterThan(10);
		if (isBuilt) expect(names).toContain("site/message/index.html");
		expect(names.filter((name) => name.includes(ids.hidden))).toEqual([]);
		for (const name of names.filter((one) => /\.(json|html|js|css)$/.test(one)))
			expect(found(await readFile(join(folder, name), "utf8")), name).toEqual([]);
	} finally {
		await rm(folder, { recursive: true });
	}
});

it("writes none of them into its lines, whatever was asked before", () => {
	const log = lines.join("");
	expect(log).toContain("/admin/api/desk/cases.xlsx");
	expect(found(log)).toEqual([]);
});
