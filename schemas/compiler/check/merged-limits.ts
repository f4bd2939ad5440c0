import type { JsonObject } from "../../json/json.ts";
import { type Path, toPointer } from "../../json/pointer.ts";
import { matchedLength } from "../../rules/patterns/pattern-syntax.ts";
import type { Report } from "../diagnostic.ts";
import { schemaWays } from "../form-schemas.ts";
import { type DiagnosticWords, worded } from "../worded.ts";
import { isOnly, mergedPlaces } from "./merged-places.ts";
import { isReportedAlone } from "./ranges.ts";
import type { SourcedForm } from "./sourced-form.ts";
import { type Limit, leavesNone } from "./whole-multiples.ts";

/** A limit, and the keyword of the schema that sets it. */
type Bound = Limit & { keyword: string; schema: JsonObject };

const NUMBERS = ["number", "integer"];

/** For each type of values, the keywords that limit them from below and from above. */
const LIMITED: readonly { types: readonly string[]; min: readonly string[]; max: readonly string[] }[] = [
	{ types: NUMBERS, min: ["minimum", "exclusiveMinimum"], max: ["maximum", "exclusiveMaximum"] },
	{ types: ["string"], min: ["minLength", "pattern"], max: ["maxLength", "pattern"] },
	{ types: ["array"], min: ["minItems"], max: ["maxItems"] },
	{ types: ["object"], min: ["minProperties"], max: ["maxProperties"] },
];

/** The lengths of texts that a pattern matches are limits too. */
function byPattern({ pattern }: JsonObject, side: 1 | -1): number[] {
	const length = typeof pattern === "string" ? matchedLength(pattern) : undefined;
	if (!length) return [];
	const own = side === 1 ? length.min : length.max;
	return Number.isFinite(own) ? [own] : [];
}

/** The limits that a keyword of a schema sets. */
function limitsBy(keyword: string, schema: JsonObject, side: 1 | -1): number[] {
	if (keyword === "pattern") return byPattern(schema, side);
	const own = schema[keyword];
	return typeof own === "number" ? [own] : [];
}

const isOpen = (keyword: string) => keyword.startsWith("exclusive");

/** Limits that meet at one place, from whatever part of the schema each comes, must leave a value between them. */
export function checkMergedLimits({ place, document }: SourcedForm, report: Report): void {
	const ways = schemaWays(document);
	const wayTo = (schemas: Bound): Path => [...(ways.get(schemas.schema) ?? ["schema"]), schemas.keyword];
	for (const parts of mergedPlaces(document))
		for (const { types, min, max } of LIMITED) {
			const low = tightest(parts, min, 1);
			const high = tightest(parts, max, -1);
			if (!low || !high || isReportedAlone(low, high) || !isOnly(parts, types)) continue;
			const steps = leavesNone(low, high, []) || types !== NUMBERS ? [] : stepsOf(parts);
			if (!leavesNone(low, high, steps)) continue;
			const message = worded`${inWords(low, worded`at least`)} here, but ${inWords(high, worded`at most`)} at ${toPointer(wayTo(high))}${inSteps(steps)}: no answer fits. Expected limits that leave an answer.`;
			report.add(place, toPointer(wayTo(low)), "contradiction", message);
		}
}

const inWords = ({ keyword, value }: Bound, side: DiagnosticWords) =>
	keyword === "pattern"
		? worded`the pattern matches texts of ${side} ${value} characters`
		: worded`${keyword} is ${value}`;

/** The limit that leaves the least, of those that some schemas set; `side` is 1 for lower ones, -1 for upper ones. */
function tightest(parts: readonly JsonObject[], keywords: readonly string[], side: 1 | -1): Bound | undefined {
	const found = parts.flatMap((schema) =>
		keywords.flatMap((keyword) =>
			limitsBy(keyword, schema, side).map((value): Bound => ({ value, open: isOpen(keyword), keyword, schema })),
		),
	);
	return found.sort((a, b) => side * (b.value - a.value) || Number(b.open) - Number(a.open))[0];
}

/** What a number must be a multiple of. */
function stepsOf(parts: readonly JsonObject[]): number[] {
	const steps = parts.flatMap(({ multipleOf }) =>
		typeof multipleOf === "number" && multipleOf > 0 ? [multipleOf] : [],
	);
	return isOnly(parts, ["integer"]) && !steps.includes(1) ? [...steps, 1] : steps;
}

const inSteps = (steps: readonly number[]): DiagnosticWords | string =>
	steps.length === 0
		? ""
		: worded`, between which lies no ${steps
				.map((step) => (step === 1 ? worded`whole number` : worded`multiple of ${step}`))
				.reduce((before, one) => worded`${before} that is a ${one}`)}`;
