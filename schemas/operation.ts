import type { OPERATION_KINDS } from "./operations.gen.ts";
import type { Operations } from "./types.gen.ts";

/** An endpoint's one name: the same in schema, adapter, hook, MSW handler and server route. */
export type OperationName = keyof Operations;

/** What an operation is called with: the query of a GET, the body of a POST. */
export type RequestOf<O extends OperationName> = Operations[O]["request"];

/** What an operation returns as the envelope's `data`. */
export type ResponseOf<O extends OperationName> = Operations[O]["response"];

/** query: one response · list: paged · command: changes something · upload: multipart with progress. */
export type KindOf<O extends OperationName> = (typeof OPERATION_KINDS)[O];

/** The names of all operations of one kind. */
export type OperationsOfKind<K> = { [O in OperationName]: KindOf<O> extends K ? O : never }[OperationName];

/** The body of every response (spec §7). `code` 0 is success; the other codes: docs/wire-contract.md. */
export type Envelope<T> = {
	code: number;
	msg: string;
	data: T;
	/** ISO 8601. Never from a server: without a connection, the portal's service worker gives the response that it stored then. */
	stored_at?: string;
	/** Never from a server either: it failed (HTTP 500), and the error catalogue shows readers nothing of that, so the caller must. */
	unsaid?: true;
};
