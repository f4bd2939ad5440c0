/** The adapters' door for the desk: operations for staff alone, which citizens' scripts do not know. */
import { useCallback } from "react";
import useSWR, { unstable_serialize, useSWRConfig } from "swr";
import { isObject } from "../schemas/json/json.ts";
import { STAFF_OPERATIONS } from "../schemas/staff-operations.gen.ts";
import type { Caller, CallOptions, QueryState } from "./adapter.ts";
import type { CallRow } from "./http/client.ts";
import { useHttp } from "./http/HttpProvider.tsx";
import { swrPolicy } from "./swr/policy.ts";
import { toQueryState } from "./swr/query-state.ts";
import { type CachedResponse, ownResponse, toCachedResponse } from "./swr/response-cache.ts";

type StaffRow = CallRow & { kind: string };

const ROWS: readonly (readonly [string, StaffRow])[] = Object.entries(STAFF_OPERATIONS);

/** The operations that read: after a command, the response of any of them may be another. */
export const STAFF_READS: readonly string[] = ROWS.filter(([, { method }]) => method === "GET").map(([name]) => name);

/** Those that a step of a case does not change, or that are not worth a request at each step. */
const UNCHANGED_BY_CASES = new Set([
	"deskGetFilters",
	"deskGetFilingCategories",
	"deskGetFigures",
	"deskGetTemplates",
	"deskGetShareable",
	"deskGetViews",
	"deskGetOutbox",
]);

/** The reads whose responses may be others once a case has changed. */
export const READS_OF_CASES: readonly string[] = STAFF_READS.filter((name) => !UNCHANGED_BY_CASES.has(name));

/** The reads by which a citizen's page shows the same cases. */
const CITIZENS_READS = ["messagesGetDetail", "messageFlowList", "messagesGetList"];

function useStaffResponse(operation: string, row: StaffRow, query: object | null): QueryState<unknown> {
	const { client, session } = useHttp();
	const { cache } = useSWRConfig();
	const key = query && ([operation, query, session, "one"] as const);
	const swr = useSWR<CachedResponse<unknown>, Error, readonly [string, object, string | null, "one"] | null>(
		key,
		async (key: readonly [string, object, string | null, "one"]) =>
			toCachedResponse(await client.call(row, query ?? {}), cache.get(unstable_serialize(key))?.data, session),
		{ ...swrPolicy({}), keepPreviousData: row.kind === "list" },
	);
	const reload = useCallback(() => void swr.mutate().catch(() => undefined), [swr.mutate]);
	const response = key ? ownResponse(swr.data, session) : undefined;
	return toQueryState({ response, error: swr.error, requesting: swr.isLoading }, reload);
}

/** A list by the interface of one that grows; it never does, since the desk pages its lists by number. */
function useStaffList(operation: string, row: StaffRow, query: object | null) {
	const state = useStaffResponse(operation, row, query);
	const list = isObject(state.data) && Array.isArray(state.data.list) ? state.data.list : undefined;
	return { ...state, data: list, hasMore: false, loadingMore: false, loadMore: () => undefined };
}

function readingStaffAdapter(operation: string, row: StaffRow) {
	const request = (caller: Caller, query: object) => caller.call(row, query);
	return {
		operation,
		kind: row.kind,
		request,
		use: (query: object | null) => useStaffResponse(operation, row, query),
		useInfinite: (query: object | null) => useStaffList(operation, row, query),
	};
}

function changingStaffAdapter(operation: string, row: StaffRow) {
	const send = async (caller: Caller, body: object, options?: CallOptions) => {
		const envelope = await caller.call(row, body, options);
		// A refusal is news too: somebody else may have been first.
		if (envelope.code === 0 || envelope.code === 409)
			caller.invalidate([...STAFF_READS, ...CITIZENS_READS]).catch(() => undefined);
		return envelope;
	};
	return { operation, kind: row.kind, send };
}

/** The adapters of all staff operations, by name: what a document names at run time. */
export const STAFF_ADAPTERS: Readonly<Record<string, object>> = Object.fromEntries(
	ROWS.map(([name, row]) => [
		name,
		row.kind === "command" ? changingStaffAdapter(name, row) : readingStaffAdapter(name, row),
	]),
);
