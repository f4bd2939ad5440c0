import type { QueryState } from "../adapter.ts";
import type { CachedAnswer } from "./answer-cache.ts";

type Reading<T> = { answer: CachedAnswer<T> | undefined; error: Error | undefined; asking: boolean };

/** What a reading hook tells of an answer and of the attempt to have a newer one. */
export function toQueryState<T>({ answer, error, asking }: Reading<T>, reload: () => void): QueryState<T> {
	return {
		data: answer?.data,
		code: answer?.code,
		msg: answer?.msg ?? "",
		error,
		loading: asking && !answer && !error,
		stale: answer?.data !== undefined && (answer.stale || error !== undefined),
		reload,
	};
}
