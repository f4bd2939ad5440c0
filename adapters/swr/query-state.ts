import type { QueryState } from "../adapter.ts";
import type { CachedResponse } from "./response-cache.ts";

type Reading<T> = { response: CachedResponse<T> | undefined; error: Error | undefined; requesting: boolean };

/** What a reading hook returns: a response, and the state of the attempt to get a newer one. */
export function toQueryState<T>({ response, error, requesting }: Reading<T>, reload: () => void): QueryState<T> {
	return {
		data: response?.data,
		code: response?.code,
		msg: response?.msg ?? "",
		error,
		loading: requesting && !response && !error,
		stale: response?.data !== undefined && (response.stale || error !== undefined),
		reload,
	};
}
