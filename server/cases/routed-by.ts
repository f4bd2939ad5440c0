import type { Db } from "../database/connection.ts";
import type { NewCase } from "../database/tables.ts";
import { findRoutedProject } from "../repositories/content/project.ts";
import { findTimeZone } from "../repositories/queries/calendar.ts";
import { currentHandling } from "../repositories/releases/handling-documents.ts";
import { type RoutingResult, routeCase } from "./routing.ts";

/** What the rules in force look at in a case; `at` is when it was filed, now where left out. */
type Routable = {
	category: { code: string; name: string };
	project_id: string | null;
	district: string | null;
	title: string;
	public_text: string;
	at?: Date;
};

/** Where the rules in force put a case; null where there are none. */
export async function routeByRules(
	db: Db,
	{ category, project_id, district, title, public_text, at = new Date() }: Routable,
): Promise<RoutingResult | null> {
	const { routing } = await currentHandling(db);
	if (!routing) return null;
	const project = await findRoutedProject(db, project_id);
	const about = { category: category.code, category_name: category.name, project, district };
	return routeCase(routing, { ...about, text: `${title}\n${public_text}`, at, timeZone: await findTimeZone(db) });
}

/** Which team gets a new case, where a rule in force names one, and how urgent it is. */
export async function routedBy(db: Db, about: Routable): Promise<Partial<NewCase>> {
	const found = await routeByRules(db, about);
	if (!found) return {};
	const { team, routed, ...rest } = found;
	return { ...rest, ...(team !== null && { assigned_team: team }), routed: JSON.stringify(routed) };
}
