import type { Envelope } from "../../schemas/operation.ts";

/** An envelope as the cache keeps it: whose it is, and whether its data is of an earlier answer. */
export type CachedResponse<T> = {
	code: number;
	msg: string;
	data: T | undefined;
	stale: boolean;
	session: string | null;
};

/** Codes that say nothing about the thing asked for, only that the server could not tell just now. */
const PASSING_CODES = [1, 429, 500];

/** What to keep after a new envelope: where the server could not answer, the data known before stands, marked stale. */
export function reuseEqual<T>(
	envelope: Envelope<T>,
	before: CachedResponse<T> | undefined,
	session: string | null,
): CachedResponse<T> {
	const { code, msg } = envelope;
	if (code === 0) return { code, msg, data: envelope.data, stale: envelope.stored_at !== undefined, session };
	const known = PASSING_CODES.includes(code) && before?.session === session ? before.data : undefined;
	return { code, msg, data: known, stale: known !== undefined, session };
}

/** The answer, unless it was given to someone else: SWR may still hold what the reader before had asked for. */
export function ownResponse<T>(
	response: CachedResponse<T> | undefined,
	session: string | null,
): CachedResponse<T> | undefined {
	return response?.session === session ? response : undefined;
}
