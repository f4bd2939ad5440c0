import type { RateLimitOptions } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { networkOf } from "../login/network.ts";
import type { Settings } from "../settings.ts";
import { tooMany } from "../wire/refusal.ts";

/** At most so many in a minute from one address: offices and phone networks share addresses. */
export const READ_LIMITS = { reads: 1_200, searches: 240 };

/** What is read: searches are counted among the reads, too. */
export type ReadKind = keyof typeof READ_LIMITS;

const WINDOW_MS = 60_000;

/** More addresses than a portal has readers in a minute; beyond them the one that came longest ago is forgotten. */
const MAX_ADDRESSES = 200_000;

/** Counts one more read by the address it comes from; throws 429 beyond the limit. */
export type CountRead = (kind: ReadKind, request: FastifyRequest) => Promise<void>;

/**
 * Counts reads by address, in this process's memory: a look into the database for each read would cost more than it
 * saves. Needs @fastify/rate-limit to be registered.
 */
export function createReadLimits(app: FastifyInstance, { rateFactor }: Pick<Settings, "rateFactor">): CountRead {
	const limiterOf = (kind: ReadKind) => {
		const options: RateLimitOptions = {
			max: READ_LIMITS[kind] * rateFactor,
			timeWindow: WINDOW_MS,
			cache: MAX_ADDRESSES,
			keyGenerator: ({ ip }) => networkOf(ip),
		};
		return app.createRateLimit(options);
	};
	const limiters = { reads: limiterOf("reads"), searches: limiterOf("searches") };

	async function count(kind: ReadKind, request: FastifyRequest): Promise<void> {
		const counted = await limiters[kind](request);
		if (!counted.isAllowed && counted.isExceeded) throw tooMany(Math.max(counted.ttlInSeconds, 1));
	}

	return async (kind, request) => {
		await count("reads", request);
		if (kind === "searches") await count("searches", request);
	};
}
