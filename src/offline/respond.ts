import { isObject } from "../../schemas/json/json.ts";

/** What may be stored of a network's response: whole ones of this host. */
export const isWhole = (response: Response) => response.status === 200 && response.type === "basic";

/** Puts a response into a cache as its newest entry and lets the oldest go. */
export async function put(
	cache: Pick<Cache, "delete" | "put" | "keys">,
	address: string,
	response: Response,
	max: number,
): Promise<void> {
	await cache.delete(address);
	await cache.put(address, response);
	const keys = await cache.keys();
	for (const key of keys.slice(0, Math.max(0, keys.length - max))) await cache.delete(key);
}

/**
 * An envelope as it is stored: with `stored_at`, by which the portal marks it as possibly out of date
 * (schemas/operation.ts). Undefined for what is no success: a refusal of yesterday helps nobody today.
 */
export async function asStored(response: Response, now: Date): Promise<Response | undefined> {
	const body: unknown = await response.json().catch(() => undefined);
	if (!isObject(body) || body.code !== 0) return undefined;
	return Response.json({ ...body, stored_at: now.toISOString() });
}

/** Whether an envelope says that the session which it was asked in has ended. */
export async function saysSignedOut(response: Response): Promise<boolean> {
	const body: unknown = await response.json().catch(() => undefined);
	return isObject(body) && body.code === 401;
}

type Ways = {
	fetch(): Promise<Response>;
	/** What was stored before, if anything. */
	stored(): Promise<Response | undefined>;
	/** Stores a fresh response; the reader does not wait for it. */
	store(response: Response): void;
};

async function fetchAndStore({ fetch, store }: Ways): Promise<Response> {
	const response = await fetch();
	if (isWhole(response)) store(response.clone());
	return response;
}

/** For files that never change: what is stored, else the network. */
export const storedFirst = async (ways: Ways): Promise<Response> => (await ways.stored()) ?? fetchAndStore(ways);

/** Ends the wait for an attempt that takes longer than `timeoutMs` with nothing; the attempt itself goes on. */
function within(attempt: Promise<Response>, timeoutMs: number): Promise<Response | undefined> {
	const end = Promise.withResolvers<undefined>();
	const timer = setTimeout(end.resolve, timeoutMs, undefined);
	return Promise.race([attempt, end.promise]).finally(() => clearTimeout(timer));
}

/**
 * For what changes: always the network while there is one, so that nobody on line sees yesterday's release, or their
 * case as it stood before they changed it. What is stored stands in where the network fails, or is silent for
 * `timeoutMs`.
 */
export async function networkFirst(ways: Ways, timeoutMs: number): Promise<Response> {
	const attempt = fetchAndStore(ways);
	attempt.catch(() => {});
	const known = await ways.stored();
	if (!known) return attempt;
	return (await within(attempt, timeoutMs).catch(() => undefined)) ?? known;
}
