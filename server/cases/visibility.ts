import type { Db } from "../database/connection.ts";
import { mayHandle } from "../login/roles.ts";
import { type FoundMessage, findMessage } from "../repositories/message.ts";
import { isRowId } from "../repositories/search.ts";
import type { Caller } from "../routes/route.ts";
import { absent } from "../wire/refusal.ts";

/** A case as far as somebody may see it: `full` for its filer and for handlers. */
export type VisibleCase = { message: FoundMessage; own: boolean; full: boolean };

/** The case of an id, if it is the caller's own, published, or the caller handles cases; otherwise throws 404. */
export async function visibleCase(db: Db, id: string, { user }: Caller): Promise<VisibleCase> {
	const message = isRowId(id) ? await findMessage(db, id) : null;
	if (!message) throw absent();
	const own = user !== null && message.user_id === user.id;
	const full = own || (user !== null && mayHandle(user));
	if (!full && !message.published) throw absent();
	return { message, own, full };
}
