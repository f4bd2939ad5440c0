import type { Envelope, OperationName, OperationsOfKind, RequestOf, ResponseOf } from "../../schemas/operation.ts";
import { OPERATIONS } from "../../schemas/operations.gen.ts";
import type { CallOptions, UploadOptions } from "../adapter.ts";
import { HttpError } from "./http-error.ts";
import type { HttpPorts } from "./ports.ts";
import { toQueryString } from "./query-string.ts";
import { type RawResponse, readResponse } from "./response.ts";
import { DEFAULT_RETRY, NO_RETRY, type RetryPolicy, withRetry } from "./retry.ts";
import { withTimeLimit } from "./time-limit.ts";

/** Spec §9: milliseconds for the whole response, its body included; for an upload, milliseconds without progress. */
export const TIMEOUT = 5000;

/** Options of a client; the portal uses the defaults. */
export type HttpOptions = {
	/** Scheme, host and port; without it the page's own (spec §7: all requests go to the page's host). */
	origin?: string;
	timeout?: number;
	retry?: RetryPolicy;
};

/** How an operation is called. */
export type CallRow = { method: string; path: string };

/** Operations with a query or a JSON body. */
export type JsonOperation = Exclude<OperationName, OperationsOfKind<"upload">>;

/**
 * The portal's HTTP client. Every envelope resolves, refused ones too, after the error catalogue had its effect;
 * a network error, a time-out or a response out of contract rejects with HttpError, the caller's own abort with its
 * reason.
 */
export type HttpClient = {
	/** Makes a call by its method and path: what `request` does by the operation's name. */
	call(row: CallRow, request: object, options?: CallOptions & { signal?: AbortSignal }): Promise<Envelope<unknown>>;
	request<O extends JsonOperation>(
		operation: O,
		request: RequestOf<O>,
		options?: CallOptions & { signal?: AbortSignal },
	): Promise<Envelope<ResponseOf<O>>>;
	upload<O extends OperationsOfKind<"upload">>(
		operation: O,
		file: File,
		options?: UploadOptions,
	): Promise<Envelope<ResponseOf<O>>>;
};

function headersOf(ports: HttpPorts, token: string | null): Record<string, string> {
	const headers: Record<string, string> = { Accept: "application/json", "Accept-Language": ports.locale() };
	if (token) headers.Authorization = token;
	return headers;
}

async function fetchOnce(url: string, init: RequestInit, timeout: number, signal?: AbortSignal) {
	return withTimeLimit(timeout, signal, async (limited) => {
		try {
			const response = await fetch(url, { ...init, signal: limited });
			return { status: response.status, text: await response.text() };
		} catch (error) {
			const reason = error instanceof Error ? error.message : String(error);
			throw new HttpError("network", `no answer from ${url}: ${reason}`);
		}
	});
}

/** A POST may be sent again only when the server can recognise it as the same one (docs/wire-contract.md). */
const carriesKey = (request: object) => "idempotency_key" in request;

/** A request with a case's query code is sent without the session: no request may carry both. */
const carriesCode = (request: object) => "query_code" in request && request.query_code !== undefined;

/** Builds the client. Pure but for fetch and XMLHttpRequest; one per application (spec §7, docs/wire-contract.md). */
export function createHttpClient(ports: HttpPorts, options: HttpOptions = {}): HttpClient {
	const timeout = options.timeout ?? TIMEOUT;
	const urlOf = ({ path }: CallRow) => new URL(`/${path}`, options.origin ?? location.origin).href;
	const call = <T>(
		row: CallRow,
		request: object,
		{ signal, ...callOptions }: CallOptions & { signal?: AbortSignal } = {},
	): Promise<Envelope<T>> => {
		const anonymous = callOptions.anonymous === true || carriesCode(request);
		const reads = row.method === "GET";
		const url = reads ? urlOf(row) + toQueryString(request) : urlOf(row);
		const retry = reads || carriesKey(request) ? (options.retry ?? DEFAULT_RETRY) : NO_RETRY;
		return withRetry(async () => {
			const token = anonymous ? null : ports.token();
			const headers = headersOf(ports, token);
			const credentials: RequestCredentials = anonymous ? "omit" : "same-origin";
			const init = reads
				? { headers, credentials }
				: {
						credentials,
						method: "POST",
						headers: { ...headers, "Content-Type": "application/json" },
						body: JSON.stringify(request),
					};
			const response = await fetchOnce(url, init, timeout, signal);
			return readResponse({ ...response, sentToken: token }, ports);
		}, retry);
	};

	return {
		call,
		request: (operation, request, callOptions) => call(OPERATIONS[operation], request, callOptions),
		async upload(operation, file, uploadOptions = {}) {
			// Most readers upload no file.
			const { sendFile } = await import("./upload.ts");
			const { anonymous, ...sendOptions } = uploadOptions;
			const token = anonymous ? null : ports.token();
			const response = await sendFile(urlOf(OPERATIONS[operation]), file, {
				headers: headersOf(ports, token),
				timeout,
				...sendOptions,
			});
			const raw: RawResponse = { ...response, sentToken: token };
			return readResponse(raw, ports);
		},
	};
}
