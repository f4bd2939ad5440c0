import type { Envelope, KindOf, OperationName, OperationsOfKind, RequestOf, ResponseOf } from "../schemas/operation.ts";
import type { HttpClient } from "./http/client.ts";

/**
 * What a reading hook returns. `code` and `msg` are the envelope's once it has come; `error` is a network error or a
 * time-out.
 */
export type QueryState<T> = {
	/** Of the last response whose `code` was 0; stays while a newer one is under way, or cannot be had for now. */
	data: T | undefined;
	code: number | undefined;
	msg: string;
	error: Error | undefined;
	/** Nothing to show yet. */
	loading: boolean;
	/** A response is shown while a newer one could not be had. */
	stale: boolean;
	reload(): void;
};

/** A list that grows page by page, by cursor. */
export type InfiniteState<T> = QueryState<T[]> & { hasMore: boolean; loadingMore: boolean; loadMore(): void };

/** How a call is made; `anonymous` sends no session with it, whoever is logged in. */
export type CallOptions = { anonymous?: boolean };

/** How a file is sent; `onProgress` is called meanwhile, with a fraction from 0 to 1. */
export type UploadOptions = CallOptions & { onProgress?(fraction: number): void; signal?: AbortSignal };

/** What a call outside of a hook needs around it (useCaller). */
export type Caller = Pick<HttpClient, "call"> & {
	/** Rejects on a network error or time-out; every envelope, refused ones too, resolves. */
	request<O extends OperationsOfKind<"query" | "list" | "command">>(
		operation: O,
		request: RequestOf<O>,
		options?: CallOptions,
	): Promise<Envelope<ResponseOf<O>>>;
	/** Revalidates the responses that are on the screen. */
	invalidate(operations: readonly string[]): Promise<void>;
};

type OfOperation<O, K> = { operation: O; kind: K };

type Reading<O extends OperationName> = {
	use(query: RequestOf<O> | null): QueryState<ResponseOf<O>>;
	/** Requests once, without caching the response: for what is handed on, such as a download. */
	request(caller: Caller, query: RequestOf<O>): Promise<Envelope<ResponseOf<O>>>;
};

/** Reads one response. A null query requests nothing. */
export type QueryAdapter<O extends OperationName> = OfOperation<O, "query"> & Reading<O>;

/** Reads a page of a list, or the list as one that grows. */
export type ListAdapter<O extends OperationName> = OfOperation<O, "list"> &
	Reading<O> & {
		useInfinite(
			query: RequestOf<O> | null,
		): InfiniteState<ResponseOf<O> extends { list: (infer Item)[] } ? Item : never>;
	};

/** Changes something. Rejects on a network error or time-out; every envelope, refused ones too, resolves. */
export type CommandAdapter<O extends OperationName> = OfOperation<O, "command"> & {
	use(): { send(body: RequestOf<O>): Promise<Envelope<ResponseOf<O>>>; sending: boolean };
	/** The same outside of a hook, where nothing shows that it is on its way. */
	send(caller: Caller, body: RequestOf<O>, options?: CallOptions): Promise<Envelope<ResponseOf<O>>>;
};

/** Sends one file. */
export type UploadAdapter<O extends OperationName> = OfOperation<O, "upload"> & {
	use(): { upload(file: File, options?: UploadOptions): Promise<Envelope<ResponseOf<O>>> };
};

type ByKind<O extends OperationName> = {
	query: QueryAdapter<O>;
	list: ListAdapter<O>;
	command: CommandAdapter<O>;
	upload: UploadAdapter<O>;
};

/** The adapter of an operation; its shape follows from the operation's kind in schemas/api. */
type AdapterOf<O extends OperationName> = ByKind<O>[KindOf<O>];

/** One adapter for each operation: an operation without one fails to compile. */
export type Adapters = { [O in OperationName]: AdapterOf<O> };
