import { type Middleware, type SWRConfiguration, unstable_serialize } from "swr";
import { isObject } from "../../schemas/json/json.ts";
import type { OperationName } from "../../schemas/operation.ts";
import { OPERATIONS } from "../../schemas/operations.gen.ts";
import type { PrerenderedResponse } from "../../schemas/prerender.ts";
import { toQueryString } from "../http/query-string.ts";
import { cacheOf, isOperation, remember } from "./prerendered-responses.ts";

type OperationRequest = { operation: OperationName; query: PrerenderedResponse["query"] };

/** What adapters requested while they were rendered where nothing is fetched, and what they get when rendered again. */
export type ResponseCollector = {
	/** For the SWRConfig around the adapters. */
	config: SWRConfiguration;
	/**
	 * Reads the responses to what was requested since the last call; false when nothing was. `read` gives the body at an
	 * address, or null for none.
	 */
	readRequested(read: (address: string) => Promise<string | null>): Promise<boolean>;
	/** All responses so far. */
	responses(): readonly PrerenderedResponse[];
};

/** The request behind a key of useResponse or useGrowingList; undefined for a key of another kind, or of none. */
function operationRequestOf(key: unknown): OperationRequest | undefined {
	const named: unknown = typeof key === "function" ? key(0, null) : key;
	const [operation, query]: unknown[] = Array.isArray(named) ? named : [];
	return isOperation(operation) && isObject(query) ? { operation, query } : undefined;
}

/** Whether anyone may read the response: it needs no session, and requesting it changes nothing. */
const isPublic = ({ operation }: OperationRequest) =>
	OPERATIONS[operation].method === "GET" && OPERATIONS[operation].auth !== "required";

/** A collector of which nothing was requested yet. */
export function createResponseCollector(): ResponseCollector {
	const waiting = new Map<string, OperationRequest>();
	const seen = new Set<string>();
	const collected: PrerenderedResponse[] = [];
	const cache = cacheOf([]);
	const note: Middleware = (useNext) => (key, fetcher, config) => {
		const requested = operationRequestOf(key);
		const name = unstable_serialize([requested?.operation, requested?.query]);
		if (requested && !seen.has(name) && isPublic(requested)) waiting.set(name, requested);
		return useNext(key, fetcher, config);
	};
	return {
		config: { provider: () => cache, use: [note] },
		async readRequested(read) {
			const requested = [...waiting];
			waiting.clear();
			await Promise.all(
				requested.map(async ([name, { operation, query }]) => {
					seen.add(name);
					const body = await read(`/${OPERATIONS[operation].path}${toQueryString(query)}`);
					if (body === null) return;
					collected.push({ operation, query, body });
					remember(cache, { operation, query, body });
				}),
			);
			return requested.length > 0;
		},
		responses: () => collected,
	};
}
