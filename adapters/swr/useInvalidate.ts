import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { unstable_serialize } from "swr/infinite";
import { isKeyOf } from "./keys.ts";

/** Revalidates every response of some operations that is on the screen, and drops the growing lists' pages. */
export function useInvalidate(): (operations: readonly string[]) => Promise<void> {
	const { cache, mutate } = useSWRConfig();
	return useCallback(
		async (operations) => {
			const prefixes = operations.map((operation) => unstable_serialize(() => [operation]));
			const growing = [...cache.keys()].filter((key) => prefixes.some((prefix) => key.startsWith(prefix)));
			await mutate((key) => isKeyOf(key, operations, "pages"), undefined, { revalidate: false });
			await Promise.all([mutate((key) => isKeyOf(key, operations, "one")), ...growing.map((key) => mutate(key))]);
		},
		[cache, mutate],
	);
}
