import { type Middleware, type SWRConfiguration, unstable_serialize } from "swr";
import type { OperationName } from "../../schemas/operation.ts";
import { OPERATIONS } from "../../schemas/operations.gen.ts";
import type { KnownAnswer } from "../../schemas/prerender.ts";
import { isObject } from "../../schemas/rules/json.ts";
import { toQueryString } from "../http/query-string.ts";
import { cacheOf, isOperation, remember } from "./known-answers.ts";

type Asked = { operation: OperationName; query: KnownAnswer["query"] };

/** What adapters asked for while they were drawn where nothing is fetched, and what they get when drawn again. */
export type AnswerBook = {
	/** For the SWRConfig around the adapters. */
	config: SWRConfiguration;
	/**
	 * Has what was asked since answered; false when nothing was. `read` gives the body at an address, or null for none.
	 */
	answer(read: (address: string) => Promise<string | null>): Promise<boolean>;
	/** All answers so far. */
	answers(): readonly KnownAnswer[];
};

/** The question behind a key of useAnswer or useGrowingList; undefined for a key of another kind, or of none. */
function askedBy(key: unknown): Asked | undefined {
	const named: unknown = typeof key === "function" ? key(0, null) : key;
	const [operation, query]: unknown[] = Array.isArray(named) ? named : [];
	return isOperation(operation) && isObject(query) ? { operation, query } : undefined;
}

/** What anyone may be told: nothing that needs a session, nothing that changes something. */
const isOpen = ({ operation }: Asked) =>
	OPERATIONS[operation].method === "GET" && OPERATIONS[operation].auth !== "required";

/** An empty book. */
export function createAnswerBook(): AnswerBook {
	const open = new Map<string, Asked>();
	const seen = new Set<string>();
	const known: KnownAnswer[] = [];
	const cache = cacheOf([]);
	const note: Middleware = (useNext) => (key, fetcher, config) => {
		const asked = askedBy(key);
		const name = unstable_serialize([asked?.operation, asked?.query]);
		if (asked && !seen.has(name) && isOpen(asked)) open.set(name, asked);
		return useNext(key, fetcher, config);
	};
	return {
		config: { provider: () => cache, use: [note] },
		async answer(read) {
			const asked = [...open];
			open.clear();
			await Promise.all(
				asked.map(async ([name, { operation, query }]) => {
					seen.add(name);
					const body = await read(`/${OPERATIONS[operation].path}${toQueryString(query)}`);
					if (body === null) return;
					known.push({ operation, query, body });
					remember(cache, { operation, query, body });
				}),
			);
			return asked.length > 0;
		},
		answers: () => known,
	};
}
