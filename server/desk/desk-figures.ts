import { sql } from "kysely";
import type { TeamDefinition } from "../../schemas/types.gen.ts";
import { currentDistricts } from "../cases/district-names.ts";
import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import { countByTeam, readFigures } from "../repositories/desk/desk-figures.ts";
import { findTimeZone } from "../repositories/queries/calendar.ts";
import { currentTeams, teamsWithin } from "../repositories/releases/handling-documents.ts";
import { cacheResponses } from "../wire/response-cache.ts";
import { closedStates } from "./closed-states.ts";

/** Figures over more cases than this are kept for a moment. */
const LARGE = 5_000;

type Question = { db: Db; user: UserRow; months: number };

type OpenCases = { team: string; open: number; overdue: number };

/** What units and their teams have open and overdue, most first. */
function countByUnit(known: readonly TeamDefinition[], counts: readonly OpenCases[]) {
	const units = new Set(known.flatMap(({ unit }) => unit ?? []));
	const sumOf = ({ id, name }: TeamDefinition) => {
		const within = teamsWithin(known, id);
		const theirs = counts.filter(({ team }) => within.includes(team));
		const sum = (of: "open" | "overdue") => theirs.reduce((total, one) => total + one[of], 0);
		return { name, open: sum("open"), overdue: sum("overdue") };
	};
	return known
		.filter(({ id }) => units.has(id))
		.map(sumOf)
		.toSorted((a, b) => b.open - a.open);
}

/** Figures of 400,000 cases take 4 seconds, more than lists may; they are kept for ten minutes, so that few ask for them. */
const LONGEST_MS = 30_000;

/** What a work reads may take longer than whatever else is read. */
const atLeisure = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
	db.transaction().execute(async (transaction) => {
		await sql`select set_config('statement_timeout', ${String(LONGEST_MS)}, true)`.execute(transaction);
		return work(transaction);
	});

/** How the districts that cases are in are called. */
async function districtsByName(db: Db): Promise<Record<string, string>> {
	return Object.fromEntries((await currentDistricts(db)).map(({ value, label }) => [value, label]));
}

async function figuresFor({ db, user, months }: Question) {
	const reader = { user, closed: await closedStates(db) };
	const known = await currentTeams(db);
	const names = new Map(known.map(({ id, name }) => [id, name]));
	const zone = await findTimeZone(db);
	const districts = await districtsByName(db);
	const figures = await atLeisure(db, (patient) => readFigures(patient, reader, { months, zone, districts }));
	const teams = await countByTeam(db, reader);
	return {
		...figures,
		teams: teams.map(({ team, ...counts }) => ({ name: names.get(team) ?? team, ...counts })),
		units: countByUnit(known, teams),
	};
}

/** What is counted of the cases that somebody may read. Everybody's rights are their own, so nobody is given another's. */
export const deskFigures = cacheResponses(figuresFor, ({ all }) => all.filed > LARGE, {
	keyOf: ({ user, months }) => JSON.stringify([user.id, user.roles, user.assignments, months]),
	freshMs: 60_000,
	oldestMs: 600_000,
});
