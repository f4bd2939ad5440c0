import fastifyRateLimit from "@fastify/rate-limit";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { shippedTranslators } from "../release/translators.ts";
import { sendErrors } from "../wire/envelope.ts";
import { createReadLimits, READ_LIMITS, type ReadKind } from "./read-limits.ts";

const KINDS: readonly ReadKind[] = ["reads", "searches"];

async function portalWith(rateFactor: number): Promise<FastifyInstance> {
	const app = Fastify();
	sendErrors(app, shippedTranslators());
	await app.register(fastifyRateLimit, { global: false });
	const count = createReadLimits(app, { rateFactor });
	for (const kind of KINDS)
		app.get(`/${kind}`, async (request) => {
			await count(kind, request);
			return { code: 0, data: {} };
		});
	return app;
}

/** The seconds that each of so many reads in a row has to wait; those within the limit none. */
async function waits(app: FastifyInstance, kind: ReadKind, times: number, remoteAddress = "192.0.2.1") {
	const found: number[] = [];
	for (let time = 0; time < times; time += 1) {
		const response = await app.inject({ url: `/${kind}`, remoteAddress });
		const { code, data } = response.json<{ code: number; data: { retry_after?: number } }>();
		if (code === 429) found.push(data.retry_after ?? 0);
	}
	return found;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: 0 }));
afterEach(() => void vi.useRealTimers());

it("lets an address read and search up to its limits in a minute, then says how long to wait", async () => {
	const app = await portalWith(0.1);
	const reads = READ_LIMITS.reads / 10;
	const searches = READ_LIMITS.searches / 10;
	expect(await waits(app, "searches", searches)).toEqual([]);
	vi.setSystemTime(15_000);
	expect(await waits(app, "searches", 1)).toEqual([45]);
	expect(await waits(app, "reads", reads - searches - 1)).toEqual([]);
	expect(await waits(app, "reads", 1)).toEqual([45]);
	expect(await waits(app, "reads", 1, "192.0.2.2")).toEqual([]);
	vi.setSystemTime(60_000);
	expect(await waits(app, "searches", 1)).toEqual([]);
});

it("counts the addresses of one network of IPv6 together", async () => {
	const app = await portalWith(1 / READ_LIMITS.searches);
	expect(await waits(app, "searches", 1, "2001:db8::1")).toEqual([]);
	expect(await waits(app, "searches", 1, "2001:db8::2")).toEqual([60]);
	expect(await waits(app, "searches", 1, "2001:db8:0:1::2")).toEqual([]);
});
