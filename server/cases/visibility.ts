import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import type { Requester } from "../login/caller.ts";
import { type FoundCase, findMessage } from "../repositories/messages/message.ts";
import { isRowId } from "../repositories/queries/search.ts";
import { absent, Refusal } from "../wire/refusal.ts";
import { readsCase } from "./demand-case.ts";

/** A case as far as somebody may see it: `full` for its filer and for staff with a right to it; `reader` is who of the staff reads another's. */
export type VisibleCase = { message: FoundCase; own: boolean; full: boolean; reader: UserRow | null };

/** The case of an id, if it is the caller's own, published, or the caller has a right to read it; otherwise throws 404. */
export async function visibleCase(db: Db, id: string, { user }: Requester): Promise<VisibleCase> {
	const message = isRowId(id) ? await findMessage(db, id) : null;
	if (!message) throw absent();
	const own = user !== null && message.user_id === user.id;
	const standing = { code: message.category_code, team: message.team, restricted: message.restricted };
	const full = own || (user !== null && (await readsCase(db, user, id, standing)));
	if (!full && !message.published) throw absent();
	return { message, own, full, reader: full && !own ? user : null };
}

/** A published case of others. Throws 404, or 409 for one that the caller filed. */
export async function othersCase(db: Db, id: string, caller: Requester): Promise<FoundCase> {
	const { message, own } = await visibleCase(db, id, caller);
	if (own) throw new Refusal(409, "This is your own case.");
	if (!message.published) throw absent();
	return message;
}
