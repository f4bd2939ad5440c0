import Fastify from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openSessionStreams } from "../release/session-streams.ts";
import { createStreamPlaces } from "../release/stream-places.ts";
import { readStreamAt } from "../testing/stream-reader.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";
import { serveDraftEvents } from "./draft-events.ts";

let test: TestApp;
let token: string;

beforeAll(async () => {
	test = await openTestApp();
	token = await test.login(ADMIN_MOBILE);
}, 60_000);
afterAll(() => test.close());

/** A server of these streams alone, which does something of ours in the midst of a round. */
async function serving(amid: () => Promise<void>) {
	const app = Fastify();
	const streams = openSessionStreams(app, test.services, createStreamPlaces(10));
	serveDraftEvents(app, test.services, { ...streams, look: amid });
	const origin = await app.listen({ port: 0, host: "127.0.0.1" });
	const stream = async (name: string) => {
		const made = await test.call("/admin/api/draft-releases", { token, body: { name } });
		const path = `/admin/api/draft-releases/${valueIn(made.data, "id")}/events?after=0&tab=${name}`;
		return readStreamAt(origin + path, token);
	};
	return { app, stream };
}

it("closes no window that came in the midst of a round about other draft releases", async () => {
	let rounds = 0;
	let late: ReturnType<typeof stream> | undefined;
	const { app, stream } = await serving(async () => {
		rounds += 1;
		late ??= stream("late");
		await late;
	});
	const early = await stream("early");
	await expect.poll(() => rounds, { timeout: 5000 }).toBeGreaterThan(2);
	const streams = [early, await late];
	expect(streams.map((one) => one?.text().includes("event: closed"))).toEqual([false, false]);
	for (const one of streams) await one?.leave();
	await app.close();
});
