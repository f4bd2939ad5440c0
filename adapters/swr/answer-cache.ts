import type { Envelope } from "../../schemas/operation.ts";

/** An envelope as the cache keeps it: whose it is, and whether its data is of an earlier answer. */
export type CachedAnswer<T> = {
	code: number;
	msg: string;
	data: T | undefined;
	stale: boolean;
	session: string | null;
};

/** Codes that say nothing about the thing asked for, only that the server could not tell just now. */
const PASSING_CODES = [1, 429, 500];

/** What to keep after a new envelope: where the server could not answer, the data known before stands, marked stale. */
export function keep<T>(
	envelope: Envelope<T>,
	before: CachedAnswer<T> | undefined,
	session: string | null,
): CachedAnswer<T> {
	const { code, msg } = envelope;
	if (code === 0) return { code, msg, data: envelope.data, stale: envelope.stored_at !== undefined, session };
	const known = PASSING_CODES.includes(code) && before?.session === session ? before.data : undefined;
	return { code, msg, data: known, stale: known !== undefined, session };
}

/** The answer, unless it was given to someone else: SWR may still hold what the reader before had asked for. */
export function ownAnswer<T>(answer: CachedAnswer<T> | undefined, session: string | null): CachedAnswer<T> | undefined {
	return answer?.session === session ? answer : undefined;
}
