import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

const METRICS = { authorization: "Bearer scrape" };

let test: TestApp;
let origin: string;

beforeAll(async () => {
	test = await openTestApp({
		PORTICO_STREAMS_PER_ADDRESS: "2",
		PORTICO_RATE_FACTOR: "1",
		PORTICO_METRICS_TOKEN: "scrape",
	});
	origin = await test.app.listen({ port: 0, host: "127.0.0.1" });
}, 60_000);
afterAll(() => test.close());

const openStreams = async () => {
	const { body } = await test.app.inject({ url: "/metrics", headers: METRICS });
	return Number(/^portico_streams (\d+)$/m.exec(body)?.[1]);
};

/** Asks three times for a stream, and for how many are open then. */
async function askThrice(path: string, authorization = ""): Promise<{ statuses: number[]; open: number }> {
	const responses: Response[] = [];
	for (let count = 0; count < 3; count += 1)
		responses.push(await fetch(`${origin}${path}`, { headers: { authorization, connection: "close" } }));
	const open = await openStreams();
	for (const { body } of responses) await body?.cancel();
	await expect.poll(openStreams).toBe(0);
	return { statuses: responses.map(({ status }) => status), open };
}

const BOUNDED = { statuses: [200, 200, 429], open: 2 };

it("holds as many streams of one address as the setting says, and sends the next away", async () => {
	expect(await askThrice("/events")).toEqual(BOUNDED);
});

it("counts and bounds the streams of the desk and of the studio by person, whose colleagues have the same address", async () => {
	const token = await test.login(ADMIN_MOBILE);
	const draft = String(
		valueIn((await test.call("/admin/api/draft-releases", { token, body: { name: "Streams" } })).data, "id"),
	);
	expect(await askThrice("/admin/api/desk/events", token)).toEqual(BOUNDED);
	expect(await askThrice(`/admin/api/draft-releases/${draft}/events?after=0&tab=one`, token)).toEqual(BOUNDED);
});

/** Asks for a stream and is gone so many milliseconds later. */
async function askAndLeave(path: string, ms: number, authorization: string): Promise<void> {
	const socket = connect(Number(new URL(origin).port), "127.0.0.1");
	await once(socket, "connect");
	socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\nauthorization: ${authorization}\r\n\r\n`);
	setTimeout(() => socket.resetAndDestroy(), ms);
	await once(socket, "close");
}

it.each(["/events", "/admin/api/desk/events", `/events/case?id=${crypto.randomUUID()}`])(
	"keeps no place for who has gone before the stream began: %s",
	async (path) => {
		const token = await test.login(ADMIN_MOBILE);
		for (let ms = 0; ms < 10; ms += 1) await askAndLeave(path, ms, token);
		await expect.poll(openStreams).toBe(0);
		expect(await askThrice("/events")).toEqual(BOUNDED);
	},
);
