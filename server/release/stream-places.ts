import type { FastifyReply } from "fastify";
import { tooMany } from "../wire/refusal.ts";

/** Streams that this process holds at once. */
export const MAX_STREAMS = 10_000;

/** Who finds no place tries again after so long; until then they ask for what they would have been told of. */
const RETRY_SECONDS = 60;

/** Gives out places for streams that stay open. */
export type StreamPlaces = {
	/** Takes a place for an address or a person; null where none is left. Returns how to leave it. */
	take(holder: string): (() => void) | null;
	/** How many are taken. */
	count(): number;
};

/**
 * Takes a place for who asks for a stream: an address, or where nobody is served who is not logged in, a person, as colleagues
 * share an address. Returns how to leave it. Throws HTTP 429 where none is left.
 */
export function demandStreamPlace(places: StreamPlaces, holder: string, reply: FastifyReply): () => void {
	const leave = places.take(holder);
	if (leave) return leave;
	reply.code(429).header("Retry-After", RETRY_SECONDS);
	throw tooMany(RETRY_SECONDS);
}

/** Places for streams, so many for each holder and so many in all. */
export function createStreamPlaces(byHolder: number, inAll = MAX_STREAMS): StreamPlaces {
	const taken = new Map<string, number>();
	let all = 0;
	function leave(holder: string): void {
		const left = (taken.get(holder) ?? 0) - 1;
		all -= 1;
		if (left > 0) taken.set(holder, left);
		else taken.delete(holder);
	}
	return {
		count: () => all,
		take(holder) {
			const held = taken.get(holder) ?? 0;
			if (held >= byHolder || all >= inAll) return null;
			taken.set(holder, held + 1);
			all += 1;
			let isTaken = true;
			return () => {
				if (isTaken) leave(holder);
				isTaken = false;
			};
		},
	};
}
