import { useCallback } from "react";
import useSWR, { unstable_serialize, useSWRConfig } from "swr";
import type { OperationName, OperationsOfKind, RequestOf, ResponseOf } from "../../schemas/operation.ts";
import type { QueryState } from "../adapter.ts";
import { useHttp } from "../http/HttpProvider.tsx";
import { type RequestKey, sessionFor } from "./keys.ts";
import { type Freshness, swrPolicy } from "./policy.ts";
import { toQueryState } from "./query-state.ts";
import { type CachedResponse, ownResponse, toCachedResponse } from "./response-cache.ts";
import { useInvalidate } from "./useInvalidate.ts";

/** When a reading hook requests, and what its response does beside being shown. */
export type ReadingOptions = Freshness & {
	/**
	 * The operations whose responses change with this one. The server marks what a signed-in reader gets as read, so those that
	 * count what is unread are requested again once something new came.
	 */
	invalidates?: readonly OperationName[];
	/** Shows the response to the query before while the one to a new query is under way. */
	showPrevious?: boolean;
};

/** The response to a query of an operation; null requests nothing. Equal queries of one moment are requested once. */
export function useResponse<O extends OperationsOfKind<"query" | "list">>(
	operation: O,
	query: RequestOf<O> | null,
	options: ReadingOptions = {},
): QueryState<ResponseOf<O>> {
	const { client, session: reader } = useHttp();
	const { cache, compare } = useSWRConfig();
	const invalidate = useInvalidate();
	const session = sessionFor(operation, reader);
	const key: RequestKey<RequestOf<O>> | null = query && [operation, query, session, "one"];
	const request = async (requested: RequestKey<RequestOf<O>>): Promise<CachedResponse<ResponseOf<O>>> => {
		const envelope = await client.request(operation, requested[1]);
		const before: CachedResponse<ResponseOf<O>> | undefined = cache.get(unstable_serialize(requested))?.data;
		const marked = session && envelope.code === 0 && options.invalidates;
		if (marked && !compare(envelope.data, before?.data)) invalidate(marked).catch(() => undefined);
		return toCachedResponse(envelope, before, session);
	};
	const swr = useSWR<CachedResponse<ResponseOf<O>>, Error, RequestKey<RequestOf<O>> | null>(key, request, {
		...swrPolicy(options),
		keepPreviousData: options.showPrevious ?? false,
	});
	const reload = useCallback(() => void swr.mutate().catch(() => undefined), [swr.mutate]);
	const response = key ? ownResponse(swr.data, session) : undefined;
	return toQueryState({ response, error: swr.error, requesting: swr.isLoading }, reload);
}
