import { wallTimeIn } from "../../schemas/rules/formats/dates.ts";
import type { RoutingCondition, RoutingDocument } from "../../schemas/types.gen.ts";
import type { Routed } from "../database/tables/desk-tables.ts";

/** The project that a case is about: rules name it by its id or slug, people by its title. */
export type RoutedProject = { id: string; slug: string; title: string };

/** What rules look at in a case. */
export type RoutingFacts = {
	category: string;
	category_name: string;
	district: string | null;
	project: RoutedProject | null;
	/** Title and public answers. */
	text: string;
	/** When it was filed, and the time zone in which rules name hours. */
	at: Date;
	timeZone: string;
};

/** Where a case goes, and which rules say so. */
export type RoutingResult = { team: string | null; priority: number; district: string | null; routed: Routed[] };

const PRIORITY = { low: -1, normal: 0, high: 1, urgent: 2 } as const;

const isWithin = (hour: string, from: string, until: string) =>
	from <= until ? hour >= from && hour < until : hour >= from || hour < until;

const isAbout = (project: RoutedProject | null, named: readonly string[] = []) =>
	project !== null && (named.includes(project.id) || named.includes(project.slug));

/** The facts of a case that are the same for every rule. */
function readFacts({ timeZone, at, text }: RoutingFacts) {
	const wall = wallTimeIn(timeZone, at);
	const day = wall.slice(0, 10);
	return {
		hour: wall.slice(11, 16),
		day,
		weekday: new Date(`${day}T00:00:00Z`).getUTCDay() || 7,
		lowered: text.toLowerCase(),
	};
}

type ReadFacts = Pick<RoutingFacts, "category" | "category_name" | "district" | "project"> &
	ReturnType<typeof readFacts>;

/** Why a condition is satisfied, part by part, in words; null where it is not. */
function reasonsFor(when: RoutingCondition, { hour, day, weekday, lowered, ...facts }: ReadFacts): string[] | null {
	const word = when.words?.find((one) => lowered.includes(one.toLowerCase()));
	const parts: (readonly [boolean, boolean, string])[] = [
		[when.category !== undefined, when.category?.includes(facts.category) === true, facts.category_name],
		[when.district !== undefined, when.district?.includes(facts.district ?? "") === true, facts.district ?? ""],
		[when.project !== undefined, isAbout(facts.project, when.project), facts.project?.title ?? ""],
		[when.words !== undefined, word !== undefined, `“${word}”`],
		[when.weekdays !== undefined, when.weekdays?.includes(weekday) === true, day],
		[
			when.from !== undefined || when.until !== undefined,
			isWithin(hour, when.from ?? "00:00", when.until ?? "24:00"),
			hour,
		],
	];
	const named = parts.filter(([isNamed]) => isNamed);
	return named.every(([, isSo]) => isSo) ? named.map(([, , reason]) => reason) : null;
}

/** Where rules send a case: they are looked at in order, and a later one sets only what none before has. */
export function routeCase({ rules }: Pick<RoutingDocument, "rules">, facts: RoutingFacts): RoutingResult {
	let team: string | null = null;
	let priority: number | null = null;
	let district: string | null = facts.district;
	const routed: Routed[] = [];
	const read = { ...facts, ...readFacts(facts) };
	for (const { id, title, when, set, last } of rules) {
		const why = reasonsFor(when, { ...read, district });
		if (!why) continue;
		routed.push({ rule: id, title, why });
		team ??= set.team ?? null;
		priority ??= set.priority === undefined ? null : PRIORITY[set.priority];
		district ??= set.district ?? null;
		if (last) break;
	}
	return { team, priority: priority ?? 0, district, routed };
}
