import { sql } from "kysely";
import type { RoutingDocument } from "../../schemas/types.gen.ts";
import { type RoutingFacts, type RoutingResult, routeCase } from "../cases/routing.ts";
import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import { casesOf } from "../policies/case-policy.ts";
import { findTimeZone } from "../repositories/calendar.ts";
import { currentHandling, currentTeams } from "../repositories/handling-documents.ts";

/** On so many cases rules are tried at most, the newest of the last 30 days. */
const MAX_TRIED = 5_000;
const DAYS = 30;

/** Groups of cases that are told of, and numbers named of each. */
const MAX_MOVES = 50;
const MAX_NUMBERS = 5;

/** Where a case goes: its team's name, how urgent it is, and its district. */
type Place = { team: string | null; priority: number; district: string | null };

/** Cases of a category that would go elsewhere; numbers only of those that the reader may read. */
type Move = { category: string; before: Place; after: Place; cases: number; numbers: string[] };

/** What rules would have done with last month's cases. */
export type TriedRouting = {
	cases: number;
	/** Whether there are older cases of these days that were not tried. */
	more: boolean;
	moved: number;
	rules: { id: string; title: string; before: number; after: number }[];
	moves: Move[];
};

type TriedCase = Omit<RoutingFacts, "timeZone"> & { number: string; readable: boolean };

/** One more than are tried says that there are more. The district is the one that was given as the case was filed, not where it was put since. */
async function lastCases(db: Db, user: UserRow, most: number): Promise<TriedCase[]> {
	const { rows } = await sql<TriedCase>`
		select message.number, category.code as category, category.name as category_name, nullif(message.data->>'district', '') as district,
			case when project.id is not null
				then jsonb_build_object('id', project.id, 'slug', project.slug, 'title', project.title) end as project,
			message.title || E'\n' || message.public_text as text, message.submitted_at as at,
			${casesOf(user, "read")} as readable
		from message join category on category.id = message.category_id
		left join project on project.id = message.project_id
		where message.submitted_at > now() - make_interval(days => ${DAYS}) and message.anonymised_at is null
		order by message.submitted_at desc limit ${most + 1}
	`.execute(db);
	return rows;
}

/** How many cases each rule fired for. */
function countRules(
	before: readonly RoutingResult[],
	after: readonly RoutingResult[],
	rules: RoutingDocument["rules"],
) {
	const count = (results: readonly RoutingResult[], id: string) =>
		results.filter(({ routed }) => routed.some(({ rule }) => rule === id)).length;
	return rules.map(({ id, title }) => ({ id, title, before: count(before, id), after: count(after, id) }));
}

/** Tries rules on last month's cases, beside those in force. Nothing is changed. */
export async function tryRouting(
	db: Db,
	next: RoutingDocument,
	user: UserRow,
	most = MAX_TRIED,
): Promise<TriedRouting> {
	const { routing: current } = await currentHandling(db);
	const [timeZone, teams] = [await findTimeZone(db), await currentTeams(db)];
	const found = await lastCases(db, user, most);
	const cases = found.slice(0, most);
	const route = (rules: RoutingDocument["rules"]) => cases.map((one) => routeCase({ rules }, { ...one, timeZone }));
	const [before, after] = [route(current?.rules ?? []), route(next.rules)];
	const placeOf = (result: RoutingResult | undefined): Place => ({
		team: teams.find(({ id }) => id === result?.team)?.name ?? result?.team ?? null,
		...{ priority: result?.priority ?? 0, district: result?.district ?? null },
	});
	const moves = new Map<string, Move>();
	let moved = 0;
	for (const [index, { category_name: name, number, readable }] of cases.entries()) {
		const places = { before: placeOf(before[index]), after: placeOf(after[index]) };
		if (JSON.stringify(places.before) === JSON.stringify(places.after)) continue;
		moved++;
		const key = JSON.stringify([name, places]);
		const move = moves.get(key) ?? { category: name, ...places, cases: 0, numbers: [] };
		moves.set(key, move);
		move.cases++;
		if (readable && move.numbers.length < MAX_NUMBERS) move.numbers.push(number);
	}
	const largest = [...moves.values()].toSorted((one, other) => other.cases - one.cases).slice(0, MAX_MOVES);
	return {
		...{ cases: cases.length, more: found.length > most, moved },
		...{ rules: countRules(before, after, next.rules), moves: largest },
	};
}
