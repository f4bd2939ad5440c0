import type { Db } from "../database/connection.ts";
import type { DataRequestTable } from "../database/tables/upkeep-tables.ts";
import { insertDataRequest, insertDataStep, type NewDataRequest } from "../repositories/people/data-request.ts";
import type { Settings } from "../settings.ts";
import { Refusal } from "../wire/refusal.ts";

/** A person or case whose data a request is about. */
type Subject = Pick<NewDataRequest, "scope" | "user_id" | "message_id">;

/** All that is kept of an account; null where no account has the number that was given. */
export const aboutAccount = (user_id: string | null): Subject => ({ scope: "account", user_id, message_id: null });

/** All that is kept of a case. */
export const aboutCase = (message_id: string): Subject => ({ scope: "case", user_id: null, message_id });

/** What comes with a request. */
export type RequestWish = Pick<DataRequestTable, "kind" | "channel" | "identity"> & { wish: string | null };

/** Writes a request down, within a transaction. Throws 409 where the same was asked before and is not settled. */
export async function openDataRequest(
	transaction: Db,
	{ dataRequests }: Pick<Settings, "dataRequests">,
	subject: Subject,
	{ wanted, actor }: { wanted: RequestWish; actor: string | null },
): Promise<{ id: string; number: number }> {
	const opened = await insertDataRequest(transaction, { ...subject, ...wanted }, dataRequests.due);
	if (!opened) throw new Refusal(409, "This was asked for already and is being worked on.");
	const detail = { channel: wanted.channel, ...(wanted.identity && { identity: wanted.identity }) };
	await insertDataStep(transaction, { request_id: opened.id, actor_id: actor, action: "opened", detail });
	return opened;
}
