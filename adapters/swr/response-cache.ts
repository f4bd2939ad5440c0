import type { Envelope } from "../../schemas/operation.ts";

/** An envelope as it is cached: whose it is, and whether its data is from an earlier response. */
export type CachedResponse<T> = {
	code: number;
	msg: string;
	data: T | undefined;
	stale: boolean;
	session: string | null;
};

/** Codes of a temporary failure: the data of an earlier response is still good. */
const PASSING_CODES = [1, 429, 500];

/** What to cache of a new envelope; after a temporary failure, the data from before, marked stale. */
export function toCachedResponse<T>(
	envelope: Envelope<T>,
	before: CachedResponse<T> | undefined,
	session: string | null,
): CachedResponse<T> {
	const { code, msg } = envelope;
	if (code === 0) return { code, msg, data: envelope.data, stale: envelope.stored_at !== undefined, session };
	const data = PASSING_CODES.includes(code) && before?.session === session ? before.data : undefined;
	return { code, msg, data, stale: data !== undefined, session };
}

/** The response, unless it is another reader's: SWR may still have what the reader before had requested. */
export function ownResponse<T>(
	response: CachedResponse<T> | undefined,
	session: string | null,
): CachedResponse<T> | undefined {
	return response?.session === session ? response : undefined;
}
