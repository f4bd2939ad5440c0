import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { ownPurpose } from "../wire/own-call.ts";
import { busy } from "../wire/refusal.ts";

declare module "fastify" {
	interface FastifyContextConfig {
		/** What @fastify/under-pressure calls before the route while the thread is overloaded, with what it has measured. */
		pressureHandler?(request: unknown, reply: unknown, type: string, value?: number): Promise<void>;
	}
}

/** Over so many milliseconds it is measured: one long turn alone is no overload. */
const SAMPLE_MS = 5_000;

/**
 * Measures how late the serving thread is: it is overloaded when its turns take `overloadMs` each. A call needs several turns,
 * and the portal waits 5,000 for its response (spec §7). Calls go on being served, but for those that `givesWay` marks.
 */
export async function watchLoad(app: FastifyInstance, overloadMs: number, sampleInterval = SAMPLE_MS): Promise<void> {
	await app.register(underPressure, {
		maxEventLoopDelay: overloadMs,
		sampleInterval,
		pressureHandler: () => undefined,
	});
}

/**
 * Refuses a call with 429 while the thread is overloaded, so that filing gets its turn. What the server asks itself is served; so
 * is everything where nothing could be measured (Infinity), as after one turn that took the whole time of a sample.
 */
export const givesWay = {
	async pressureHandler(_request: unknown, _reply: unknown, _type: string, delayMs?: number): Promise<void> {
		if (delayMs !== Number.POSITIVE_INFINITY && ownPurpose() === null) throw busy();
	},
};

/** Whether the thread is overloaded, as `givesWay` means it. */
export const isOverloaded = (app: FastifyInstance): boolean =>
	app.isUnderPressure() && Number.isFinite(app.memoryUsage().eventLoopDelay);
