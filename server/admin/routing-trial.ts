import { setImmediate as othersTurn } from "node:timers/promises";
import type { RoutedPlace, RoutingDocument, RoutingMove, TriedRouting } from "../../schemas/types.gen.ts";
import { currentDistrictNames } from "../cases/district-names.ts";
import { writtenWords } from "../cases/filer-language.ts";
import { type RoutingResult, routeCase } from "../cases/routing.ts";
import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import { findTimeZone } from "../repositories/queries/calendar.ts";
import { currentHandling, currentTeams } from "../repositories/releases/handling-documents.ts";
import { countLast, lastCases, type TriedCase } from "./last-cases.ts";

/** On so many cases rules are tried at most, the newest of the last 30 days: what a large city has in a month, many times over. */
export const MAX_TRIED = 100_000;

/** How many cases one request tries, so that whoever waits sees how far it is, and may leave it. */
const PART = 10_000;

/** Groups of cases that are told of for each part, and numbers named of each. */
const MAX_MOVES = 500;
const MAX_NUMBERS = 5;

/** How places are called: names as they are written, and those in the reader's language. */
type PlaceWords = { words(source: string): string; teamOf(team: string): string; districtOf(district: string): string };

type Rules = RoutingDocument["rules"];

/** For how many cases each rule fired. */
type Fired = Map<string, number>;

function count(fired: Fired, { routed }: RoutingResult): void {
	for (const { rule } of routed) fired.set(rule, (fired.get(rule) ?? 0) + 1);
}

const isSamePlace = (one: RoutingResult, other: RoutingResult): boolean =>
	one.team === other.team && one.priority === other.priority && one.district === other.district;

/** Rules beside those in force, tried case by case: what came of it is counted, no case is held. */
function startTrial(current: Rules, next: Rules, timeZone: string, { words, teamOf, districtOf }: PlaceWords) {
	const before: Fired = new Map();
	const after: Fired = new Map();
	const moves = new Map<string, RoutingMove>();
	let cases = 0;
	let moved = 0;
	const placeOf = ({ team, priority, district }: RoutingResult): RoutedPlace => ({
		team: team === null ? null : words(teamOf(team)),
		priority,
		district: district === null ? null : words(districtOf(district)),
	});
	const addMove = ({ category_name, number, readable }: TriedCase, places: Pick<RoutingMove, "before" | "after">) => {
		moved++;
		const category = words(category_name);
		const key = JSON.stringify([category, places]);
		const move = moves.get(key) ?? { category, ...places, cases: 0, numbers: [] };
		moves.set(key, move);
		move.cases++;
		if (readable && move.numbers.length < MAX_NUMBERS) move.numbers.push(number);
	};
	return {
		add(one: TriedCase) {
			const facts = { ...one, timeZone };
			const was = routeCase({ rules: current }, facts);
			const is = routeCase({ rules: next }, facts);
			cases++;
			count(before, was);
			count(after, is);
			if (!isSamePlace(was, is)) addMove(one, { before: placeOf(was), after: placeOf(is) });
		},
		result: (): Omit<TriedRouting, "total" | "more" | "next"> => ({
			cases,
			moved,
			rules: next.map(({ id, title }) => ({
				id,
				title: words(title),
				before: before.get(id) ?? 0,
				after: after.get(id) ?? 0,
			})),
			moves: [...moves.values()].toSorted((one, other) => other.cases - one.cases).slice(0, MAX_MOVES),
		}),
	};
}

/** How many cases a trial is of, and whether there are older ones of these days that are not tried. */
export type TriedCount = Pick<TriedRouting, "total" | "more">;

/** Counts the cases that there are to try. */
export async function countTried(db: Db): Promise<TriedCount> {
	const count = await countLast(db, MAX_TRIED + 1);
	return { total: Math.min(count, MAX_TRIED), more: count > MAX_TRIED };
}

/** Who reads what came of a trial, and in which words. */
export type TrialReader = { user: UserRow; words?: (source: string) => string };

async function placeWords(db: Db, words: PlaceWords["words"]): Promise<PlaceWords> {
	const teams = await currentTeams(db);
	const districtOf = await currentDistrictNames(db);
	const names = new Map(teams.map(({ id, name }) => [id, name]));
	return { words, teamOf: (team) => names.get(team) ?? team, districtOf };
}

type TrialPart = { after?: string | null; most?: number; count?: TriedCount };

/** Tries rules on a part of last month's cases, the newest first or those after one, beside those in force; `count`: where it is known from an earlier part. Nothing is changed, and nobody waits for it: others have their turn between some cases and the next. */
export async function tryRouting(
	db: Db,
	next: RoutingDocument,
	{ user, words = writtenWords }: TrialReader,
	{ after = null, most = PART, count }: TrialPart = {},
): Promise<TriedRouting> {
	const { routing: current } = await currentHandling(db);
	const timeZone = await findTimeZone(db);
	const trial = startTrial(current?.rules ?? [], next.rules, timeZone, await placeWords(db, words));
	const counted = count ?? (await countTried(db));
	let last: string | null = null;
	for await (const batch of lastCases(db, user, { after, most })) {
		for (const one of batch) trial.add(one);
		last = batch.at(-1)?.id ?? last;
		await othersTurn();
	}
	const result = trial.result();
	return { ...result, ...counted, next: result.cases < most ? null : last };
}
