import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { EVERY_PAGE, releaseKey } from "../../server/repositories/releases/purge-note.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp } from "../../server/testing/test-app.ts";
import { portOf } from "./port-of.ts";
import { type SharedCache, startSharedCache } from "./shared-cache.ts";

const PAGE = "/article/list";

/** For so long a page is kept that was prerendered in time, where caches are told what to forget. */
const KEPT_SECONDS = 300;

let test: TestApp;
let cache: SharedCache;
let token: string;

/** The first readers of a page may be sent it before it is prerendered: then it is kept for seconds only. */
async function prerendered(headers: Record<string, string>): Promise<void> {
	for (const end = Date.now() + 60_000; ; await sleep(100)) {
		const { headers: sent } = await test.app.inject({ url: PAGE, headers });
		if (String(sent["cache-control"]).includes(`s-maxage=${KEPT_SECONDS}`)) return;
		if (Date.now() > end) throw new Error(`${PAGE} is not prerendered: run npm run build before.`);
	}
}

beforeAll(async () => {
	// That it is set lets pages be kept for minutes; nobody listens there, as these tests purge by themselves.
	test = await openTestApp({ PORTICO_PURGE_URL: "http://127.0.0.1:1/" });
	token = await test.login(ADMIN_MOBILE);
	await test.app.listen({ port: 0, host: "127.0.0.1" });
	for (const locale of ["en-US", "zh-CN"]) await prerendered({ cookie: `locale=${locale}` });
	await prerendered({});
	cache = await startSharedCache(`http://127.0.0.1:${portOf(test.app.server)}`);
}, 120_000);
afterAll(async () => {
	await cache.close();
	await test.close();
});
beforeEach(() => cache.purge(EVERY_PAGE));

async function ask(address: string, headers: Record<string, string> = {}) {
	const response = await fetch(cache.url + address, { headers: { accept: "text/html", ...headers } });
	return { code: response.status, came: response.headers.get("x-cache"), body: await response.text() };
}

it("keeps a page for its seconds, and has it confirmed by its tag afterwards", async () => {
	const first = await ask(PAGE);
	expect([first.code, first.came]).toEqual([200, "miss"]);
	expect(await ask(PAGE)).toEqual({ ...first, came: "hit" });
	cache.pass(10_000);
	expect(await ask(PAGE)).toEqual({ ...first, came: "confirmed" });
	expect((await ask(PAGE)).came).toBe("hit");
});

it("gives a page that has just grown old at once, while it is fetched anew", async () => {
	const { body } = await ask(PAGE);
	cache.pass(KEPT_SECONDS + 1);
	expect(await ask(PAGE)).toEqual({ code: 200, came: "stale", body });
	await cache.settled();
	expect((await ask(PAGE)).came).toBe("hit");
});

it("forgets the pages of a release by its key, and no other's", async () => {
	const release = test.services.releases.current()?.id ?? expect.fail();
	await ask(PAGE);
	cache.purge(releaseKey("f".repeat(64)));
	expect((await ask(PAGE)).came).toBe("hit");
	cache.purge(releaseKey(release));
	expect((await ask(PAGE)).came).toBe("miss");
});

it("keeps one variant for each language of a page, whatever other cookies and whichever device come", async () => {
	const english = await ask(PAGE, { cookie: "locale=en-US" });
	const chinese = await ask(PAGE, { cookie: "locale=zh-CN" });
	expect(chinese.body).toContain('lang="zh-CN"');
	expect(english.body).toContain('lang="en-US"');
	const other = await ask(PAGE, { cookie: "seen=1; locale=zh-CN", "user-agent": "A telephone" });
	expect(other).toEqual({ ...chinese, came: "hit" });
	expect(cache.variants(PAGE)).toBe(2);
});

it("gives who is signed in the page that everybody gets, and never keeps what is theirs", async () => {
	const everybody = await ask(PAGE);
	cache.purge(EVERY_PAGE);
	expect((await ask(PAGE, { authorization: token })).body).toBe(everybody.body);
	const own = "/api/User/getProfile";
	for (let times = 0; times < 2; times += 1)
		expect(await ask(own, { authorization: token })).toMatchObject({ code: 200, came: "miss" });
	expect(cache.variants(own)).toBe(0);
	expect((await ask(own)).body).not.toContain(ADMIN_MOBILE);
});

it("keeps no page that is not there", async () => {
	const gone = { code: 404, came: "miss" };
	expect(await ask("/nothing/here")).toMatchObject(gone);
	expect(await ask("/nothing/here")).toMatchObject(gone);
});
