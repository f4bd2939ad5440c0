import type { Db } from "../database/connection.ts";
import type { NewCase } from "../database/tables.ts";
import { findTimeZone } from "../repositories/calendar.ts";
import { currentHandling } from "../repositories/handling-documents.ts";
import { type RoutingFacts, routeCase } from "./routing.ts";

/** Which team gets a new case, where a rule in force names one, and how urgent it is. */
export async function routedBy(db: Db, facts: Omit<RoutingFacts, "at" | "timeZone">): Promise<Partial<NewCase>> {
	const { routing } = await currentHandling(db);
	if (!routing) return {};
	const timeZone = await findTimeZone(db);
	const { team, routed, ...rest } = routeCase(routing, { ...facts, at: new Date(), timeZone });
	return { ...rest, ...(team !== null && { assigned_team: team }), routed: JSON.stringify(routed) };
}
