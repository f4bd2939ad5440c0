import { useMemo } from "react";
import type { Caller } from "../adapter.ts";
import { useHttp } from "../http/HttpProvider.tsx";
import { useInvalidate } from "./useInvalidate.ts";

/** What an adapter calls with outside of a hook; the same object as long as the client is. */
export function useCaller(): Caller {
	const { client } = useHttp();
	const invalidate = useInvalidate();
	return useMemo(() => ({ call: client.call, request: client.request, invalidate }), [client, invalidate]);
}
