import { findAway } from "../repositories/people/staffing.ts";
import { isRowId } from "../repositories/queries/search.ts";
import { invalid } from "../wire/refusal.ts";
import type { StaffContext } from "./staff-route.ts";

/** To whom cases are to be given, and whether that is meant also while they are away. */
type GivenTo = { assignee?: string | null | undefined; although_away?: boolean | undefined };

/** Throws 422 where cases would be given to somebody else who is away: it says until when, and who stands in. */
export async function demandPresent(
	{ assignee, although_away = false }: GivenTo,
	{ services: { db, translators }, user, request }: StaffContext,
): Promise<void> {
	if (!assignee || although_away || assignee === user.id || !isRowId(assignee)) return;
	const away = await findAway(db, assignee);
	if (!away) return;
	const until = translators.inLanguage(request.headers["accept-language"]).format(away.until_day, "date");
	const text = away.deputy
		? "{name} is away until {until}. {deputy} stands in: choose {deputy}, or say that {name} is to have it all the same."
		: "{name} is away until {until}, and nobody stands in. Choose somebody else, or say that {name} is to have it all the same.";
	throw invalid([{ pointer: "/assignee", message: text }], text, {
		name: away.name,
		until,
		deputy: away.deputy ?? "",
	});
}
