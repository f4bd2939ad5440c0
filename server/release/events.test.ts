import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../testing/test-app.ts";

let test: TestApp;

beforeAll(async () => {
	test = await openTestApp({ PORTICO_STREAMS_PER_ADDRESS: "2", PORTICO_RATE_FACTOR: "1" });
}, 60_000);
afterAll(() => test.close());

it("holds as many streams of one address as the setting says, and sends the next away", async () => {
	const origin = await test.app.listen({ port: 0, host: "127.0.0.1" });
	const opened = [];
	for (let count = 0; count < 3; count += 1) opened.push(await fetch(`${origin}/events`));
	expect(opened.map(({ status }) => status)).toEqual([200, 200, 429]);
	for (const { body } of opened) await body?.cancel();
});
