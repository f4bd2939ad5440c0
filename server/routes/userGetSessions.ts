import { signedIn } from "../login/caller.ts";
import { listSessions } from "../repositories/people/session.ts";
import type { Route } from "./route.ts";

/** Where the caller is logged in; the device they ask from first. */
export const userGetSessions: Route<"userGetSessions"> = async (_input, { caller, services }) => {
	const rows = await listSessions(services.db, signedIn(caller).id, services.settings.sessions);
	const list = rows.map(({ id, device, created_at, last_seen_at }) => ({
		id,
		device,
		created_at: created_at.toISOString(),
		last_seen_at: last_seen_at.toISOString(),
		current: id === caller.session,
	}));
	return { list: list.sort((a, b) => Number(b.current) - Number(a.current)) };
};
