import type { FastifyReply } from "fastify";
import { tooMany } from "../wire/refusal.ts";

/** Streams that this process holds at once. */
const MAX_STREAMS = 10_000;

/** How many of them are left to people who are logged in: strangers who take all others do not keep the staff from theirs. */
const FOR_PEOPLE = 1_000;

/** Who holds a place: an address, or where nobody is served who is not logged in, a person, as colleagues share an address. */
export type StreamHolder = { address: string } | { person: string };

/** Whoever finds no place tries again after so long; until then they ask for what they would have been told of. */
const RETRY_SECONDS = 60;

/** Gives out places for streams that stay open. */
export type StreamPlaces = {
	/** Takes a place; null where none is left. Returns how to leave it. */
	take(holder: StreamHolder): (() => void) | null;
	/** How many are taken. */
	count(): number;
};

/** Takes a place for whoever asks for a stream. Returns how to leave it. Throws HTTP 429 where none is left. */
export function demandStreamPlace(places: StreamPlaces, holder: StreamHolder, reply: FastifyReply): () => void {
	const leave = places.take(holder);
	if (leave) return leave;
	reply.code(429).header("Retry-After", RETRY_SECONDS);
	throw tooMany(RETRY_SECONDS);
}

/** Places for streams: so many for each holder, so many in all, and some of these for people alone. */
export function createStreamPlaces(byHolder: number, inAll = MAX_STREAMS, forPeople = FOR_PEOPLE): StreamPlaces {
	const taken = new Map<string, number>();
	let all = 0;
	function leave(key: string): void {
		const left = (taken.get(key) ?? 0) - 1;
		all -= 1;
		if (left > 0) taken.set(key, left);
		else taken.delete(key);
	}
	return {
		count: () => all,
		take(holder) {
			const [key, most] =
				"person" in holder ? [`person ${holder.person}`, inAll] : [`address ${holder.address}`, inAll - forPeople];
			const held = taken.get(key) ?? 0;
			if (held >= byHolder || all >= most) return null;
			taken.set(key, held + 1);
			all += 1;
			let isTaken = true;
			return () => {
				if (isTaken) leave(key);
				isTaken = false;
			};
		},
	};
}
