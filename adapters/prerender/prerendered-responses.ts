import { type State, unstable_serialize } from "swr";
import { unstable_serialize as serializePages } from "swr/infinite";
import { isNameIn } from "../../schemas/json/one-of.ts";
import { OPERATIONS } from "../../schemas/operations.gen.ts";
import type { PrerenderedResponse } from "../../schemas/prerender.ts";
import { parseBody, toEnvelope } from "../http/envelope.ts";
import type { RequestKey } from "../swr/keys.ts";
import { toCachedResponse } from "../swr/response-cache.ts";

/** SWR's cache, as SWRConfig's provider gives it. */
type ResponseCache = Map<string, State<unknown>>;

/** Whether something names an operation. */
export const isOperation = (name: unknown) => isNameIn(OPERATIONS, name);

/** Puts a response given to nobody in particular where the reading hooks look for it. What is no response is left out. */
export function remember(cache: ResponseCache, { operation, query, body }: PrerenderedResponse): void {
	const envelope = toEnvelope<unknown>(parseBody(body));
	if (!envelope || !isOperation(operation)) return;
	const response = toCachedResponse(envelope, undefined, null);
	const keyOf = (reading: "one" | "pages"): RequestKey<object> => [operation, query, null, reading];
	// Explicit: without it SWR counts the response as loading first, and the page is rendered again when it does
	// not.
	const known = <T>(data: T): State<unknown> => ({ data, isLoading: false });
	cache.set(unstable_serialize(keyOf("one")), known(response));
	cache.set(unstable_serialize(keyOf("pages")), known(response));
	cache.set(
		serializePages(() => keyOf("pages")),
		known([response]),
	);
}

/** A cache that starts with responses known beforehand. They are shown at once and requested anew all the same. */
export function cacheOf(responses: readonly PrerenderedResponse[]): ResponseCache {
	const cache: ResponseCache = new Map();
	for (const response of responses) remember(cache, response);
	return cache;
}
