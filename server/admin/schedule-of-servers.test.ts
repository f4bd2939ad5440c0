import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { verifyAudit } from "../audit/verify.ts";
import { JOBS } from "../jobs/registry.ts";
import { runSchedule } from "../jobs/run-schedule.ts";
import { scheduleJobs } from "../jobs/schedule.ts";
import { lockPublishing } from "../repositories/releases/publication.ts";
import { DRAFTS, type Drafting, openDrafting } from "../testing/drafting.ts";
import { inHours, passHours } from "../testing/scheduled-times.ts";
import { openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";
import { untilWaiting } from "../testing/waiting-statements.ts";

let test: TestApp;
let shipped: string;
let administrator: string;
let post: Drafting["post"];
let drafted: Drafting["drafted"];

/** Lets scheduled times pass. */
const pass = (hours: number) => passHours(test.services.db, hours);

/** The release that a server names to its readers. */
const served = async ({ call }: TestApp) =>
	valueIn(valueIn(valueIn((await call("/report/api.Configs/getConfig")).data, "pc"), "release"), "id");

/** How long a server may take to hear of a release that another has put in force. */
const SERVED = { timeout: 50_000 };

/** Schedules a release for two hours, and tells its name. */
async function scheduled(): Promise<string> {
	const { data } = await post(`${DRAFTS}/${await drafted()}/publish`, { at: inHours(2), until: inHours(4) });
	return String(valueIn(data, "id"));
}

beforeAll(async () => {
	test = await openTestApp();
	({ administrator, post, drafted } = await openDrafting(test));
	await test.services.releases.refresh();
	shipped = String(test.services.releases.current()?.id);
}, 60_000);
afterAll(() => test.close());
beforeEach(async () => {
	await sql`delete from release_schedule`.execute(test.services.db);
});

/** Another server on the database of the first, ended with the test. */
async function secondServer(): Promise<TestApp> {
	const second = await openTestApp({ DATABASE_URL: test.services.settings.databaseUrl ?? expect.fail() });
	onTestFinished(() => second.close());
	return second;
}

/** Has both servers find what is due while neither can go on, then lets go: which of them is first is chance. */
async function bothTick(servers: readonly TestApp[]): Promise<void> {
	const client = await test.services.connect();
	const ticks = await test.services.db.transaction().execute(async (transaction) => {
		await lockPublishing(transaction);
		const started = servers.map(({ services }) => runSchedule.run(services));
		await untilWaiting(client, servers.length).finally(() => client.end());
		return started;
	});
	await Promise.all(ticks);
}

it("is published by one of two servers on a database, and both serve it as it comes and as it goes", async () => {
	const servers = [test, await secondServer()];
	const bothServe = (id: string) => expect.poll(() => Promise.all(servers.map(served)), SERVED).toEqual([id, id]);
	const published = async () => {
		const list = await test.services.db.selectFrom("publication").selectAll().orderBy("version").execute();
		return list.map(({ release_id, origin }) => [release_id, origin]);
	};
	const release = await scheduled();
	const before = await published();
	await pass(3);
	await bothTick(servers);
	await bothServe(release);
	await pass(2);
	await bothTick(servers);
	await bothServe(shipped);
	expect((await published()).slice(before.length)).toEqual([
		[release, "published"],
		[shipped, "restored"],
	]);
	const { data } = await test.call("/admin/api/releases", { token: administrator });
	expect(asArray(valueIn(data, "schedules")).map(asObject)).toMatchObject([{ state: "ended", problem: null }]);
	expect(await verifyAudit(test.services.jobs)).toMatchObject({ holds: true });
});

/** A server that is started once others have ended, with the job that looks for what is due. */
async function startedSince(): Promise<TestApp> {
	const server = await secondServer();
	await test.services.db.deleteFrom("job").where("name", "=", runSchedule.name).execute();
	const only = JOBS.filter(({ name }) => name === runSchedule.name);
	const stopped = await scheduleJobs(server.services, only);
	await stopped();
	return server;
}

it("comes, and the one before returns, by servers that were started after it was scheduled", async () => {
	const release = await scheduled();
	await pass(3);
	const first = await startedSince();
	await expect.poll(() => served(first), SERVED).toBe(release);
	await pass(2);
	const second = await startedSince();
	await expect.poll(() => served(second), SERVED).toBe(shipped);
});
