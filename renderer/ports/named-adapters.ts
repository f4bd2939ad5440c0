import type { Adapters, Caller, CallOptions, InfiniteState, QueryState } from "../../adapters/adapter.ts";
import type { Envelope } from "../../schemas/operation.ts";

/** Parameters as a document gives them; the compiler has checked them against the operation's request schema. */
export type Parameters = Readonly<Record<string, unknown>>;

/** An adapter that reads, seen without its types: documents name operations at run time. */
type ReadingAdapter = {
	kind: "query" | "list";
	use(query: Parameters | null): QueryState<unknown>;
	request(caller: Caller, query: Parameters): Promise<Envelope<unknown>>;
};

/** An adapter of a list, seen without its types. */
type GrowingAdapter = ReadingAdapter & { useInfinite(query: Parameters | null): InfiniteState<unknown> };

/** An adapter that changes something, seen without its types. */
type ChangingAdapter = {
	kind: "command";
	send(caller: Caller, body: Parameters, options?: CallOptions): Promise<Envelope<unknown>>;
};

const hasKind = (adapter: unknown, kinds: readonly string[]): boolean =>
	typeof adapter === "object" && adapter !== null && "kind" in adapter && kinds.includes(String(adapter.kind));

const isReading = (adapter: unknown): adapter is ReadingAdapter => hasKind(adapter, ["query", "list"]);
const isGrowing = (adapter: unknown): adapter is GrowingAdapter => hasKind(adapter, ["list"]);
const isChanging = (adapter: unknown): adapter is ChangingAdapter => hasKind(adapter, ["command"]);

function named(adapters: Adapters, operation: string): unknown {
	return Object.hasOwn(adapters, operation) ? Reflect.get(adapters, operation) : undefined;
}

/** The adapter that reads an operation; throws where a document names one that does not read. */
export function readingAdapter(adapters: Adapters, operation: string): ReadingAdapter {
	const adapter = named(adapters, operation);
	if (!isReading(adapter)) throw new Error(`operation "${operation}": expected one that reads`);
	return adapter;
}

/** The adapter of a list operation; throws where a document names another kind. */
export function growingAdapter(adapters: Adapters, operation: string): GrowingAdapter {
	const adapter = named(adapters, operation);
	if (!isGrowing(adapter)) throw new Error(`operation "${operation}": expected a list`);
	return adapter;
}

/** The adapter that changes something; throws where a document names one that does not. */
export function changingAdapter(adapters: Adapters, operation: string): ChangingAdapter {
	const adapter = named(adapters, operation);
	if (!isChanging(adapter)) throw new Error(`operation "${operation}": expected a command`);
	return adapter;
}
