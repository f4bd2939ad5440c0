import { useCallback } from "react";
import useSWRInfinite from "swr/infinite";
import type { OperationsOfKind, RequestOf, ResponseOf } from "../../schemas/operation.ts";
import type { InfiniteState } from "../adapter.ts";
import { useHttp } from "../http/HttpProvider.tsx";
import { type RequestKey, sessionFor } from "./keys.ts";
import { swrPolicy } from "./policy.ts";
import { toQueryState } from "./query-state.ts";
import { type CachedResponse, ownResponse, toCachedResponse } from "./response-cache.ts";

type Page<O extends OperationsOfKind<"list">> = CachedResponse<ResponseOf<O>>;

/** The key of each page: the first without a cursor, each further one with the `next` of the page before. */
function pageKeys<O extends OperationsOfKind<"list">>(
	operation: O,
	query: RequestOf<O> | null,
	session: string | null,
) {
	return (index: number, before: Page<O> | null): RequestKey<RequestOf<O>> | null => {
		if (!query) return null;
		if (index === 0) return [operation, query, session, "pages"];
		const cursor = before?.data?.next;
		return cursor ? [operation, { ...query, cursor }, session, "pages"] : null;
	};
}

/**
 * A list that grows by cursor. `itemsOf` takes the entries out of a page. A page that was refused ends the list for
 * now.
 */
export function useGrowingList<O extends OperationsOfKind<"list">, Item>(
	operation: O,
	itemsOf: (page: ResponseOf<O>) => Item[],
	query: RequestOf<O> | null,
): InfiniteState<Item> {
	const { client, session: reader } = useHttp();
	const session = sessionFor(operation, reader);
	const getKey = pageKeys(operation, query, session);
	const request = async (key: RequestKey<RequestOf<O>>) =>
		toCachedResponse(await client.request(operation, key[1]), undefined, session);
	const swr = useSWRInfinite<Page<O>, Error, typeof getKey>(getKey, request, {
		...swrPolicy({}),
		revalidateFirstPage: false,
		keepPreviousData: true,
	});
	const pages = (query ? swr.data : undefined)?.filter((page) => ownResponse(page, session));
	const last = pages?.at(-1);
	const known = pages?.flatMap((page) => (page.data ? [page.data] : []));
	const data = known && known.length > 0 ? known.flatMap(itemsOf) : undefined;
	const reload = useCallback(() => void swr.mutate().catch(() => undefined), [swr.mutate]);
	const lastRefused = last !== undefined && last.code !== 0;
	const loadMore = useCallback(() => {
		// A refused page leads to no further one: it is requested again, with those before it.
		const growing = lastRefused ? swr.mutate() : swr.setSize((size) => size + 1);
		growing.catch(() => undefined);
	}, [swr.mutate, swr.setSize, lastRefused]);
	return {
		...toQueryState({ response: last && { ...last, data }, error: swr.error, requesting: swr.isLoading }, reload),
		hasMore: Boolean(known?.at(-1)?.next),
		loadingMore: swr.isValidating && pages !== undefined && pages.length < swr.size,
		loadMore,
	};
}
