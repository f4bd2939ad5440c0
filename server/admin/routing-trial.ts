import { setImmediate as othersTurn } from "node:timers/promises";
import type { RoutingDocument } from "../../schemas/types.gen.ts";
import { type RoutingResult, routeCase } from "../cases/routing.ts";
import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import { findTimeZone } from "../repositories/queries/calendar.ts";
import { currentHandling, currentTeams } from "../repositories/releases/handling-documents.ts";
import { countLast, lastCases, type TriedCase } from "./last-cases.ts";

/** On so many cases rules are tried at most, the newest of the last 30 days: what a large city has in a month, many times over. */
export const MAX_TRIED = 100_000;

/** So many are tried for one question, so that whoever waits sees how far it is, and may leave it. */
const PART = 10_000;

/** Groups of cases that are told of for each part, and numbers named of each. */
const MAX_MOVES = 500;
const MAX_NUMBERS = 5;

/** Where a case goes: its team's name, how urgent it is, and its district. */
type Place = { team: string | null; priority: number; district: string | null };

/** Cases of a category that would go elsewhere; numbers only of those that the reader may read. */
type Move = { category: string; before: Place; after: Place; cases: number; numbers: string[] };

/** What rules would have done with a part of last month's cases. */
export type TriedRouting = {
	cases: number;
	/** How many are to be tried in all. */
	total: number;
	/** Whether there are older cases of these days that are not. */
	more: boolean;
	/** The case after which the next part begins; null after the last. */
	next: string | null;
	moved: number;
	rules: { id: string; title: string; before: number; after: number }[];
	moves: Move[];
};

type Rules = RoutingDocument["rules"];

/** For how many cases each rule fired. */
type Fired = Map<string, number>;

function count(fired: Fired, { routed }: RoutingResult): void {
	for (const { rule } of routed) fired.set(rule, (fired.get(rule) ?? 0) + 1);
}

const isSamePlace = (one: RoutingResult, other: RoutingResult): boolean =>
	one.team === other.team && one.priority === other.priority && one.district === other.district;

/** Rules beside those in force, tried case by case: what came of it is counted, no case is held. */
function startTrial(current: Rules, next: Rules, timeZone: string, nameOf: (team: string | null) => string | null) {
	const [before, after]: [Fired, Fired] = [new Map(), new Map()];
	const moves = new Map<string, Move>();
	let [cases, moved] = [0, 0];
	const placeOf = ({ team, priority, district }: RoutingResult): Place => ({ team: nameOf(team), priority, district });
	const addMove = (
		{ category_name: category, number, readable }: TriedCase,
		places: Pick<Move, "before" | "after">,
	) => {
		moved++;
		const key = JSON.stringify([category, places]);
		const move = moves.get(key) ?? { category, ...places, cases: 0, numbers: [] };
		moves.set(key, move);
		move.cases++;
		if (readable && move.numbers.length < MAX_NUMBERS) move.numbers.push(number);
	};
	return {
		add(one: TriedCase) {
			const facts = { ...one, timeZone };
			const [was, is] = [routeCase({ rules: current }, facts), routeCase({ rules: next }, facts)];
			cases++;
			count(before, was);
			count(after, is);
			if (!isSamePlace(was, is)) addMove(one, { before: placeOf(was), after: placeOf(is) });
		},
		result: (): Omit<TriedRouting, "total" | "more" | "next"> => ({
			...{ cases, moved },
			rules: next.map(({ id, title }) => ({ id, title, before: before.get(id) ?? 0, after: after.get(id) ?? 0 })),
			moves: [...moves.values()].toSorted((one, other) => other.cases - one.cases).slice(0, MAX_MOVES),
		}),
	};
}

/** Tries rules on a part of last month's cases, the newest first or those after one, beside those in force. Nothing is changed, and nobody waits for it: others have their turn between some cases and the next. */
export async function tryRouting(
	db: Db,
	next: RoutingDocument,
	user: UserRow,
	{ after = null, most = PART }: { after?: string | null; most?: number } = {},
): Promise<TriedRouting> {
	const { routing: current } = await currentHandling(db);
	const [timeZone, teams] = [await findTimeZone(db), await currentTeams(db)];
	const names = new Map(teams.map(({ id, name }) => [id, name]));
	const nameOf = (team: string | null) => (team === null ? null : (names.get(team) ?? team));
	const trial = startTrial(current?.rules ?? [], next.rules, timeZone, nameOf);
	const count = await countLast(db, MAX_TRIED + 1);
	let last: string | null = null;
	for await (const batch of lastCases(db, user, { after, most })) {
		for (const one of batch) trial.add(one);
		last = batch.at(-1)?.id ?? last;
		await othersTurn();
	}
	const result = trial.result();
	const isWhole = result.cases < most;
	return { ...result, total: Math.min(count, MAX_TRIED), more: count > MAX_TRIED, next: isWhole ? null : last };
}
