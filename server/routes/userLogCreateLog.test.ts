import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../testing/test-app.ts";

let test: TestApp;

beforeAll(async () => {
	test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

const recorded = () => test.services.db.selectFrom("user_log").selectAll().orderBy("id").execute();

/** Sends one visit of a page. */
const visit = (path: string, headers: Record<string, string> = {}) =>
	test.app.inject({
		method: "POST",
		url: "/api/UserLog/createLog",
		headers,
		payload: { events: [{ type: "visit", path, at: "2026-11-21T08:00:00.000Z" }] },
	});

it("records a visit, and not who it was", async () => {
	const authorization = await test.login("13700000061");
	await visit("/article/list", { authorization });
	expect(await recorded()).toEqual([
		{
			id: expect.any(Number),
			type: "visit",
			path: "/article/list",
			at: new Date("2026-11-21T08:00:00.000Z"),
			detail: "",
			created_at: expect.any(Date),
		},
	]);
});

it.each<Record<string, string>>([{ dnt: "1" }, { "sec-gpc": "1" }])(
	"records nothing of who asks not to be tracked: %j",
	async (headers) => {
		const before = await recorded();
		expect((await visit("/user/index", headers)).json()).toMatchObject({ code: 0 });
		expect(await recorded()).toEqual(before);
	},
);
