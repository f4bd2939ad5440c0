import type { Envelope } from "../../schemas/operation.ts";

/** An envelope as it is cached: whose it is, and whether its data is from an earlier response. */
export type CachedResponse<T> = {
	code: number;
	msg: string;
	data: T | undefined;
	stale: boolean;
	session: string | null;
};

/** Codes of a temporary failure: they mean nothing for the data requested before. */
const PASSING_CODES = [1, 429, 500];

/** What to cache after a new envelope: where the server could not respond, the previous data, marked stale. */
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

/** The response, unless it is another reader's: SWR may still have what the reader before had requested. */
export function ownResponse<T>(
	response: CachedResponse<T> | undefined,
	session: string | null,
): CachedResponse<T> | undefined {
	return response?.session === session ? response : undefined;
}
