import { isWhole, put } from "./respond.ts";

/** Of a cache, what storing ahead needs. */
type Store = Pick<Cache, "match" | "delete" | "put" | "keys">;

/** Files that are fetched at once: whatever the page itself requests meanwhile must not wait. */
const AT_ONCE = 2;

/** Fetches those of these unchanging files that are not stored yet, a few at a time. What fails is left for the next time. */
export async function storeAhead(
	cache: Store,
	addresses: readonly string[],
	max: number,
	load: (address: string) => Promise<Response> = fetch,
): Promise<void> {
	const waiting = [...new Set(addresses)];
	const next = async (): Promise<void> => {
		const address = waiting.shift();
		if (address === undefined) return;
		if (!(await cache.match(address, { ignoreVary: true }))) {
			const response = await load(address).catch(() => undefined);
			if (response && isWhole(response)) await put(cache, address, response, max);
		}
		await next();
	};
	await Promise.all(Array.from({ length: AT_ONCE }, next));
}
