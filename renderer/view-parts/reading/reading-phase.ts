import type { QueryState } from "../../../adapters/adapter.ts";

/** What a reading's state means to the reader. `missing` is absent, forbidden or gone alike: no one learns which. */
type ReadingPhase = "loading" | "shown" | "login" | "missing" | "failed";

const MISSING = [403, 404, 410];

/** Tells a reading's phase from its data, its error and the envelope's code (docs: wire contract). */
export function readingPhase({
	data,
	code,
	error,
}: Pick<QueryState<unknown>, "data" | "code" | "error">): ReadingPhase {
	if (code === 401) return "login";
	if (data !== undefined) return "shown";
	if (code !== undefined && MISSING.includes(code)) return "missing";
	return error || (code !== undefined && code !== 0) ? "failed" : "loading";
}
