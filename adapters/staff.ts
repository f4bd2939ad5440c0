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
import { type CachedResponse, ownResponse, reuseEqual } from "./swr/response-cache.ts";

type StaffRow = CallRow & { kind: string };

const ROWS: readonly (readonly [string, StaffRow])[] = Object.entries(STAFF_OPERATIONS);

/** The operations that read: after a command, any of them may answer otherwise. */
export const STAFF_READS: readonly string[] = ROWS.filter(([, { method }]) => method === "GET").map(([name]) => name);

/** Those that a step of a case leaves as they were, or that are worth no question at each step. */
const UNMOVED = new Set([
	"deskGetFilters",
	"deskGetFilingCategories",
	"deskGetFigures",
	"deskGetTemplates",
	"deskGetShareable",
	"deskGetViews",
	"deskGetOutbox",
]);

/** The reads that may answer otherwise once a case has changed. */
export const READS_OF_CASES: readonly string[] = STAFF_READS.filter((name) => !UNMOVED.has(name));

/** What a citizen's page shows of the same cases. */
const EVERYBODYS = ["messagesGetDetail", "messageFlowList", "messagesGetList"];

function useStaffResponse(operation: string, row: StaffRow, query: object | null): QueryState<unknown> {
	const { client, session } = useHttp();
	const { cache } = useSWRConfig();
	const key = query && ([operation, query, session, "one"] as const);
	const swr = useSWR<CachedResponse<unknown>, Error, readonly [string, object, string | null, "one"] | null>(
		key,
		async (key: readonly [string, object, string | null, "one"]) =>
			reuseEqual(await client.call(row, query ?? {}), cache.get(unstable_serialize(key))?.data, session),
		{ ...swrPolicy({}), keepPreviousData: row.kind === "list" },
	);
	const reload = useCallback(() => void swr.mutate().catch(() => undefined), [swr.mutate]);
	const response = key ? ownResponse(swr.data, session) : undefined;
	return toQueryState({ response, error: swr.error, requesting: swr.isLoading }, reload);
}

/** The list as one that grows; the desk pages its lists by number, so it never does. */
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
			caller.invalidate([...STAFF_READS, ...EVERYBODYS]).catch(() => undefined);
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
