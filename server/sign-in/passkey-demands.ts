import type { UserRow } from "../database/tables.ts";
import type { Requester } from "../login/caller.ts";
import { isStaff } from "../policies/rights.ts";
import { Refusal } from "../wire/refusal.ts";
import { type PasskeySite, passkeySiteOf } from "./passkey-site.ts";

/** The site that passkeys are for. Throws 404 where browsers make none for it. */
export function demandPasskeySite(origin: string): PasskeySite {
	const site = passkeySiteOf(origin);
	if (!site) throw new Refusal(404, "Passkeys do not work here: the portal has to be reached by its name, with https.");
	return site;
}

/** Who of the staff asks, in which session. Throws 401 or 403. */
export function demandStaffSession({ user, session }: Requester): { user: UserRow; session: string } {
	if (!user || !session) throw new Refusal(401, "Please log in.");
	if (!isStaff(user)) throw new Refusal(403, "You may not do this.");
	return { user, session };
}

/** The same, of somebody who has shown lately that it is them. */
export function demandConfirmedStaff(requester: Requester): { user: UserRow; session: string } {
	const found = demandStaffSession(requester);
	if (!requester.confirmed)
		throw new Refusal(403, "Please confirm with a new code that it is you.", { data: { confirm: true } });
	return found;
}
