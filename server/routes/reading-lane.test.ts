import type { FastifyInstance } from "fastify";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { OPERATIONS } from "../../schemas/operations.gen.ts";
import { STAFF_OPERATIONS } from "../../schemas/staff-operations.gen.ts";
import { buildApp } from "../app.ts";
import { openDesk } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp } from "../testing/test-app.ts";

let test: TestApp;
let app: FastifyInstance;
let staff: string;
let published: string;
let onReplica = 0;

/** Counts what a lane is asked. */
const counting: KyselyPlugin = {
	transformQuery({ node }) {
		onReplica += 1;
		return node;
	},
	transformResult: async ({ result }) => result,
};

beforeAll(async () => {
	test = await openTestApp();
	const desk = await openDesk(test);
	staff = await test.login(ADMIN_MOBILE);
	published = await desk.fileId();
	await desk.publish(published);
	app = await buildApp({ ...test.services, replica: test.services.replica.withPlugin(counting) });
}, 60_000);
afterAll(async () => {
	await app.close();
	await test.close();
});

/** Asks an address, and returns whether a replica was asked for it; fails where there is no answer. */
async function readsReplica(url: string, token?: string): Promise<boolean> {
	const before = onReplica;
	const response = await app.inject({ url, headers: token ? { authorization: token } : {} });
	expect([url, response.statusCode]).toEqual([url, 200]);
	return onReplica > before;
}

const LISTS = [
	`/${OPERATIONS.articlesGetList.path}?page=1`,
	`/${OPERATIONS.messagesGetList.path}?page=1`,
	`/${OPERATIONS.projectGetList.path}?page=1`,
	`/${OPERATIONS.searchGetAll.path}?keyword=lamp`,
];

it.each(LISTS)(
	"reads %s from a replica for whoever has no session, and one's own writes from where they went",
	async (url) => {
		expect(await readsReplica(url)).toBe(true);
		expect(await readsReplica(url, staff)).toBe(false);
	},
);

it.each(["/feeds/messages.xml", "/sitemap.xml", "/open311/v2/requests.json", "/open311/v2/services.json"])(
	"reads %s, which is for everybody, from a replica",
	async (url) => {
		expect(await readsReplica(url)).toBe(true);
	},
);

it.each([
	"/admin/api/desk/cases.csv",
	"/admin/api/desk/cases.xlsx",
	"/admin/api/desk/figures.csv",
	`/${STAFF_OPERATIONS.deskGetFigures.path}`,
])("reads %s, an export or figures, from a replica", async (url) => {
	expect(await readsReplica(url, staff)).toBe(true);
});

it("reads the desk's lists, one case and what forms need where they were written", async () => {
	const own = [STAFF_OPERATIONS.deskGetCases, STAFF_OPERATIONS.deskGetCounts, OPERATIONS.configsGetAll];
	for (const { path } of own) expect(await readsReplica(`/${path}`, staff)).toBe(false);
	expect(await readsReplica(`/${OPERATIONS.messagesGetDetail.path}?id=${published}`)).toBe(false);
});

it("writes nothing to a replica: that cases were exported is recorded where filing goes", async () => {
	const count = () => test.services.db.selectFrom("audit_entry").select("id").where("action", "=", "case.exported");
	const before = (await count().execute()).length;
	await readsReplica("/admin/api/desk/cases.csv?keyword=tap", staff);
	expect((await count().execute()).length).toBe(before + 1);
});
