import type { InfiniteState, QueryState } from "../../adapters/adapter.ts";
import { growingAdapter, type Parameters, readingAdapter } from "./named-adapters.ts";
import { usePorts } from "./ports-context.tsx";

/**
 * Reads an operation that a document names; a null query requests nothing, and neither does an operation that the backend does
 * not respond. Where the operation may change while mounted,
 * give the component the operation as its key. Throws where the operation does not read.
 */
export function useRead(operation: string, query: Parameters | null): QueryState<unknown> {
	const { adapters, offers } = usePorts();
	return readingAdapter(adapters, operation).use(offers(operation) ? query : null);
}

/** Reads a list operation that a document names as one that grows. Same rule for the key as useRead. */
export function useGrowingReading(operation: string, query: Parameters | null): InfiniteState<unknown> {
	const { adapters, offers } = usePorts();
	return growingAdapter(adapters, operation).useInfinite(offers(operation) ? query : null);
}
