import { signedIn } from "../login/caller.ts";
import { endSessions } from "../repositories/people/session.ts";
import { isRowId } from "../repositories/queries/search.ts";
import { absent, invalid } from "../wire/refusal.ts";
import type { Route } from "./route.ts";

/** Ends the session that asks, one by its id, or every one, the asking one too. */
export const userEndSessions: Route<"userEndSessions"> = async ({ which, id }, { caller, services }) => {
	const { id: userId } = signedIn(caller);
	if (which === "all") return { ended: await endSessions(services.db, userId, null) };
	const named = which === "current" ? caller.session : id;
	if (!named) throw invalid([{ pointer: "/id", message: "should name a session" }]);
	const ended = isRowId(named) ? await endSessions(services.db, userId, named) : 0;
	if (ended === 0) throw absent();
	return { ended };
};
