import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openDesk } from "../testing/filed-case.ts";
import { readStreamAt } from "../testing/stream-reader.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

const STAFF = "13900000071";

let test: TestApp;
let origin: string;
let administrator: string;
let person: string;
let draft: string;
let caseId: string;

beforeAll(async () => {
	test = await openTestApp();
	origin = await test.app.listen({ port: 0, host: "127.0.0.1" });
	administrator = await test.login(ADMIN_MOBILE);
	const invited = await test.call("/admin/api/people", { token: administrator, body: { mobile: STAFF } });
	person = String(valueIn(invited.data, "id"));
	const made = await test.call("/admin/api/draft-releases", { token: administrator, body: { name: "Streams" } });
	draft = String(valueIn(made.data, "id"));
	caseId = await (await openDesk(test)).fileId();
	await test.services.db
		.updateTable("app_user")
		.set({ roles: ["handler", "editor"] })
		.where("id", "=", person)
		.execute();
}, 60_000);
afterAll(() => test.close());

const asAdministrator = (path: string, body: object) =>
	test.call(`/admin/api/people/${person}/${path}`, { token: administrator, body });
const age = (column: "last_seen_at" | "created_at", interval: string) =>
	sql`update session set ${sql.ref(column)} = now() - ${interval}::interval where user_id = ${person}`.execute(
		test.services.db,
	);

const HELD = { right: "reads", category: "noise" };
beforeEach(async () => {
	const assignments = JSON.stringify([HELD]);
	const { db } = test.services;
	await db
		.updateTable("app_user")
		.set({ roles: ["handler", "editor"], assignments })
		.where("id", "=", person)
		.execute();
});

/** Every way in which a session ends, or is worth something else than before. */
const ENDS: Record<string, (token: string) => Promise<unknown>> = {
	"signed out": (token) => test.call("/admin/api/session/end", { token, body: {} }),
	"ended with all others in the member centre": (token) =>
		test.call("/api/User/endSessions", { token, body: { which: "all" } }),
	"ended by an administrator": () => asAdministrator("sessions/end", {}),
	"without a call for too long": () => age("last_seen_at", "31 minutes"),
	"older than sessions may become": () => age("created_at", "400 days"),
	"given another right": () => asAdministrator("grants", { right: "reads", team: "streets" }),
	"taken a right": () => asAdministrator("grants/take", HELD),
};

const STREAMS = {
	desk: {
		path: () => "/admin/api/desk/events",
		happens: () => test.services.db.insertInto("case_change").values({ message_id: caseId }).execute(),
		tells: () => caseId,
	},
	studio: {
		path: () => `/admin/api/draft-releases/${draft}/events?after=0&tab=${crypto.randomUUID()}`,
		happens: () =>
			sql`insert into draft_presence (draft_id, user_id, tab, path)
				select ${draft}::uuid, id, gen_random_uuid()::text, 'pages/quagmire.json' from app_user where mobile = ${ADMIN_MOBILE}`.execute(
				test.services.db,
			),
		tells: () => "quagmire",
	},
};
const CASES = Object.keys(ENDS).flatMap((way) => (["desk", "studio"] as const).map((stream) => [stream, way] as const));

it.each(CASES)(
	"ends the stream of the %s at once where a session is %s, and tells it nothing more",
	async (name, way) => {
		await test.services.db.deleteFrom("draft_presence").execute();
		const token = await test.login(STAFF);
		const { path, happens, tells } = STREAMS[name];
		const [ending, staying] = await Promise.all(
			[token, administrator].map((one) => readStreamAt(origin + path(), one)),
		);
		await ENDS[way]?.(token);
		await happens();
		const begun = performance.now();
		expect(await ending?.ended).not.toContain(tells());
		expect(performance.now() - begun).toBeLessThan(3000);
		// It did happen, and whose session lives was told.
		await expect.poll(() => staying?.text()).toContain(tells());
		await staying?.leave();
	},
);

it("serves no stream to a session that has ended, and a new one to who has other rights than before", async () => {
	const token = await test.login(STAFF);
	const again = async () => {
		const stream = await readStreamAt(`${origin}/admin/api/desk/events`, token);
		await stream?.leave();
		return stream !== null;
	};
	await asAdministrator("grants", { right: "reads", team: "streets" });
	expect(await again()).toBe(true);
	await asAdministrator("sessions/end", {});
	expect(await again()).toBe(false);
});
