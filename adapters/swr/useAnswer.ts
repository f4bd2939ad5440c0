import { useCallback } from "react";
import useSWR, { unstable_serialize, useSWRConfig } from "swr";
import type { OperationsOfKind, RequestOf, ResponseOf } from "../../schemas/operation.ts";
import type { QueryState } from "../adapter.ts";
import { useHttp } from "../http/HttpProvider.tsx";
import { type CachedAnswer, keep, ownAnswer } from "./answer-cache.ts";
import { type AnswerKey, sessionFor } from "./keys.ts";
import { type Freshness, swrPolicy } from "./policy.ts";
import { toQueryState } from "./query-state.ts";

type Options = Freshness & {
	/** Shows the answer to the query before while the one to a new query is under way. */
	keepPrevious?: boolean;
};

/** The answer to a query of an operation; null asks nothing. Equal queries of one moment are asked once. */
export function useAnswer<O extends OperationsOfKind<"query" | "list">>(
	operation: O,
	query: RequestOf<O> | null,
	options: Options = {},
): QueryState<ResponseOf<O>> {
	const { client, session: reader } = useHttp();
	const { cache } = useSWRConfig();
	const session = sessionFor(operation, reader);
	const key: AnswerKey<RequestOf<O>> | null = query && [operation, query, session, "one"];
	const ask = async (asked: AnswerKey<RequestOf<O>>): Promise<CachedAnswer<ResponseOf<O>>> => {
		const envelope = await client.ask(operation, asked[1]);
		return keep(envelope, cache.get(unstable_serialize(asked))?.data, session);
	};
	const swr = useSWR<CachedAnswer<ResponseOf<O>>, Error, AnswerKey<RequestOf<O>> | null>(key, ask, {
		...swrPolicy(options),
		keepPreviousData: options.keepPrevious ?? false,
	});
	const reload = useCallback(() => void swr.mutate().catch(() => undefined), [swr.mutate]);
	const answer = key ? ownAnswer(swr.data, session) : undefined;
	return toQueryState({ answer, error: swr.error, asking: swr.isLoading }, reload);
}
