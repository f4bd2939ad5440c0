import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { ownPurpose } from "../wire/own-call.ts";
import { busy } from "../wire/refusal.ts";

declare module "fastify" {
	interface FastifyContextConfig {
		/** What @fastify/under-pressure calls before the route while the thread is overloaded. */
		pressureHandler?(): Promise<void>;
	}
}

/**
 * The thread that serves everybody is overloaded when its turns take so many milliseconds each, over so many: a call
 * needs several turns, and the portal waits 5,000 for its response (spec §7). One long turn alone is no overload.
 */
const OVERLOAD = { maxEventLoopDelay: 1_000, sampleInterval: 5_000 };

/** Measures how late the serving thread is. Calls go on being served, but for those that `givesWay` marks. */
export async function watchLoad(app: FastifyInstance, overload = OVERLOAD): Promise<void> {
	await app.register(underPressure, { ...overload, pressureHandler: () => undefined });
}

/** Refuses a call with 429 while the thread is overloaded, so that filing gets its turn. What the server asks itself is served. */
export const givesWay = {
	async pressureHandler(): Promise<void> {
		if (ownPurpose() === null) throw busy();
	},
};
