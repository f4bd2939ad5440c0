import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import { findTimeZone } from "../repositories/calendar.ts";
import { countByTeam, readFigures } from "../repositories/desk-figures.ts";
import { currentTeams } from "../repositories/handling-documents.ts";
import { cacheResponses } from "../wire/response-cache.ts";
import { closedStates } from "./closed-states.ts";

/** Figures over more cases than this are kept for a moment. */
const LARGE = 5_000;

type Question = { db: Db; user: UserRow; months: number };

async function figuresFor({ db, user, months }: Question) {
	const reader = { user, closed: await closedStates(db) };
	const names = new Map((await currentTeams(db)).map(({ id, name }) => [id, name]));
	const figures = await readFigures(db, reader, { months, zone: await findTimeZone(db) });
	const teams = await countByTeam(db, reader);
	return { ...figures, teams: teams.map(({ team, ...counts }) => ({ name: names.get(team) ?? team, ...counts })) };
}

/** What is counted of the cases that somebody may read. Everybody's rights are their own, so nobody is given another's. */
export const deskFigures = cacheResponses(figuresFor, ({ all }) => all.filed > LARGE, {
	keyOf: ({ user, months }) => JSON.stringify([user.id, user.roles, user.assignments, months]),
	freshMs: 60_000,
	oldestMs: 600_000,
});
