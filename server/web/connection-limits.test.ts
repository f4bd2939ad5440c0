import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildApp } from "../app.ts";
import { openTestApp, type TestApp } from "../testing/test-app.ts";
import { CONNECTION_LIMITS } from "./connection-limits.ts";

let test: TestApp;
beforeAll(async () => {
	test = await openTestApp({ PORTICO_RATE_FACTOR: "0.01" });
}, 60_000);
afterAll(() => test.close());

/** A server whose time limit ends at once, but for the limits given. */
async function serve(short: Partial<typeof CONNECTION_LIMITS>) {
	const app = await buildApp(test.services, { ...CONNECTION_LIMITS, connectionsCheckingInterval: 20, ...short });
	await app.listen({ port: 0, host: "127.0.0.1" });
	const address = app.server.address();
	if (address === null || typeof address === "string") throw new Error("the server listens on no port");
	const open = async (text: string): Promise<Socket> => {
		const socket = connect(address.port, "127.0.0.1");
		await once(socket, "connect");
		socket.on("error", () => undefined);
		socket.write(text);
		socket.resume();
		return socket;
	};
	return { app, open };
}

const LOG = "POST /api/UserLog/createLog HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n";
const UPLOAD = "POST /api/File/upload HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=x\r\n";
const FILE = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc';

/** Drips a byte whenever the one before has gone, as whoever holds connections open does. */
function drip(socket: Socket): void {
	const timer = setInterval(() => socket.write(" "), 5);
	socket.once("close", () => clearInterval(timer));
}

it.each([
	["a head that never ends", { headersTimeout: 100 }, "GET / HTTP/1.1\r\nhost: a\r\n", false],
	["a head that drips in", { headersTimeout: 100 }, "GET / HTTP/1.1\r\nx-a: b", true],
	["a body that drips in", { bodyGraceMs: 50, bodyBytesPerSecond: 1e9 }, `${LOG}content-length: 50000\r\n\r\n{`, true],
	["a body that stops", { connectionTimeout: 100 }, `${LOG}content-length: 50000\r\n\r\n{`, false],
	["an upload without progress", { connectionTimeout: 100 }, `${UPLOAD}content-length: 9000\r\n\r\n${FILE}`, false],
	[
		"an upload that drips in",
		{ requestTimeout: 150, headersTimeout: 100 },
		`${UPLOAD}content-length: 9000\r\n\r\n${FILE}`,
		true,
	],
])("ends %s", async (_name, short, sent, drips) => {
	const { app, open } = await serve(short);
	const socket = await open(sent);
	if (drips) drip(socket);
	await new Promise((resolve) => socket.once("close", resolve));
	await app.close();
});

it("holds as many streams of releases for an address as it has places, and says when to try again", async () => {
	const origin = await test.app.listen({ port: 0, host: "127.0.0.1" });
	const first = await Promise.all([fetch(`${origin}/events`), fetch(`${origin}/events`)]);
	expect(first.map(({ status }) => status)).toEqual([200, 200]);
	const refused = await fetch(`${origin}/events`);
	expect(refused.status).toBe(429);
	expect(refused.headers.get("retry-after")).toBe("60");
	expect(await refused.json()).toMatchObject({ code: 429, data: { retry_after: 60 } });
	await first[0]?.body?.cancel();
	await expect.poll(async () => (await fetch(`${origin}/events`)).status).toBe(200);
});
