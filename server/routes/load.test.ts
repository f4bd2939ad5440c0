import { setTimeout as sleep } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { shippedTranslators } from "../release/translators.ts";
import { sendErrors } from "../wire/envelope.ts";
import { callOwn } from "../wire/own-call.ts";
import { givesWay, isOverloaded, watchLoad } from "./load.ts";

/** Between two measurements everything that a test asks has time, on a busy machine too. */
const SAMPLE_MS = 1_000;

let app: FastifyInstance;
beforeEach(async () => {
	app = Fastify();
	sendErrors(app, shippedTranslators());
	await watchLoad(app, 20, SAMPLE_MS);
	app.get("/list", { config: givesWay }, async () => ({ code: 0 }));
	app.get("/filing", async () => ({ code: 0 }));
	await app.ready();
});
afterEach(() => app.close());

/** Takes turns of some 60 ms until the application has just measured that it is overloaded. */
async function overload(): Promise<void> {
	const isMeasured = () => Number.isFinite(app.memoryUsage().eventLoopDelay);
	while (!app.isUnderPressure() || !isMeasured()) {
		const end = performance.now() + 60;
		while (performance.now() < end);
		await sleep(1);
	}
}

const codeOf = async (url: string) => (await app.inject(url)).json<{ code: number }>().code;

it("refuses what gives way while the thread is overloaded, and serves everything else", async () => {
	expect(await codeOf("/list")).toBe(0);
	expect(isOverloaded(app)).toBe(false);
	await overload();
	expect(isOverloaded(app)).toBe(true);
	expect(await codeOf("/list")).toBe(429);
	expect(await codeOf("/filing")).toBe(0);
	expect((await callOwn(app, "filing", { url: "/list" })).json()).toEqual({ code: 0 });
	await expect.poll(() => codeOf("/list"), { interval: 50, timeout: 10 * SAMPLE_MS }).toBe(0);
});

it("serves what gives way where no turn was measured, as after a single long one", async () => {
	const measured = (delayMs: number) => givesWay.pressureHandler(null, null, "eventLoopDelay", delayMs);
	await expect(measured(60)).rejects.toThrow();
	await expect(measured(Number.POSITIVE_INFINITY)).resolves.toBeUndefined();
});
