import type { FastifyReply, FastifyRequest } from "fastify";
import type { OperationName } from "../../schemas/operation.ts";
import { OPERATIONS } from "../../schemas/operations.gen.ts";
import { untilAborted } from "../database/lane.ts";
import type { Services } from "../services.ts";
import { ownPurpose } from "../wire/own-call.ts";
import type { CountRead, ReadKind } from "./read-limits.ts";

/** Reads that pages, forms and somebody's account cannot do without: they keep to the lane that filing has for itself. */
const NEEDED: ReadonlySet<OperationName> = new Set([
	"addressesGetList",
	"configsGetAll",
	"reportConfigsGetConfig",
	"messagesGetCategory",
	"dataRequestsGetList",
	"draftsGetList",
	"userGetProfile",
	"userGetSessions",
	"userExport",
]);

/** Reads that look through many rows whatever they are asked. */
const HEAVY: ReadonlySet<OperationName> = new Set([
	"searchGetAll",
	"messagesGetSimilar",
	"messagesGetFacets",
	"messagesGetStatistics",
]);

/** Reads of what is public for everybody alike, and that write nothing: whoever has no account gets them from a replica. */
const REPLICATED: ReadonlySet<OperationName> = new Set([
	"articlesGetCategory",
	"articlesGetList",
	"articlesGetRelated",
	"messagesGetFacets",
	"messagesGetList",
	"messagesGetSimilar",
	"messagesGetStatistics",
	"projectGetDetail",
	"projectGetList",
	"searchGetAll",
]);

/** Whether an operation reads lists, details or figures. */
export const isReading = (operation: OperationName): boolean =>
	OPERATIONS[operation].method === "GET" && !NEEDED.has(operation);

const hasWords = (query: unknown) =>
	typeof query === "object" && query !== null && "keyword" in query && query.keyword !== "";

const kindOf = (operation: OperationName, query: unknown): ReadKind =>
	HEAVY.has(operation) || hasWords(query) ? "searches" : "reads";

/** Counts a read by the address it comes from; throws 429 beyond the limit. What the server asks itself is not counted. */
export async function countRead(count: CountRead, operation: OperationName, request: FastifyRequest): Promise<void> {
	if (OPERATIONS[operation].method !== "GET" || ownPurpose() !== null) return;
	await count(kindOf(operation, request.query), request);
}

/** More than a statement may take: an operation that asks several questions, each of which has to wait, has so much for all. */
const BEYOND_STATEMENT_MS = 500;

/** Aborts when the one who asked leaves before the response has gone out, or when they would soon give up (spec §7). */
function goneOrLate({ raw }: FastifyReply, { database }: Services["settings"]): AbortSignal {
	const controller = new AbortController();
	const late = setTimeout(() => controller.abort(), database.readingTimeout + BEYOND_STATEMENT_MS);
	raw.once("close", () => {
		clearTimeout(late);
		if (!raw.writableEnded) controller.abort();
	});
	return controller.signal;
}

/**
 * What an operation works with: its lane to the database. What filing has to look up goes by filing's own. Somebody with a
 * session reads what they have just written, so that only who has none reads from a replica, which may lag behind.
 */
export function laneOf(services: Services, operation: OperationName, { headers }: FastifyRequest): Services {
	if (!isReading(operation) || ownPurpose() === "filing") return services;
	const anybody = headers.authorization === undefined && REPLICATED.has(operation);
	return { ...services, db: anybody ? services.replica : services.reading };
}

/** Does an operation's work in its lane. Reading is given up when the one who asked leaves, or has waited too long. */
export function inLane<T>(
	services: Services,
	operation: OperationName,
	reply: FastifyReply,
	work: (services: Services) => Promise<T>,
): Promise<T> {
	const lane = laneOf(services, operation, reply.request);
	const isOwn = ownPurpose() !== null;
	return isReading(operation) && !isOwn
		? untilAborted(goneOrLate(reply, services.settings), () => work(lane))
		: work(lane);
}
