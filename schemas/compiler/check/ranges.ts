import type { JsonObject } from "../../json/json.ts";
import { type DiagnosticWords, worded } from "../worded.ts";

const RANGES = [
	["minLength", "maxLength"],
	["minItems", "maxItems"],
	["minProperties", "maxProperties"],
	["minimum", "maximum"],
] as const;

/** The lower bounds of a schema that lie above its upper ones, so that no value fits: the keyword, and why. */
export function emptyRanges(schema: JsonObject): { keyword: string; why: DiagnosticWords }[] {
	return RANGES.flatMap(([min, max]) => {
		const low = schema[min];
		const high = schema[max];
		if (typeof low !== "number" || typeof high !== "number" || low <= high) return [];
		return [
			{
				keyword: min,
				why: worded`${min} is ${low}, but ${max} is ${high}, so no answer fits. Expected at most ${high}.`,
			},
		];
	});
}

type Bound = { keyword: string; value: number; schema: JsonObject };

/** Whether two limits contradict each other in one schema, which is told wherever it stands. */
export const isReportedAlone = (low: Bound, high: Bound): boolean =>
	low.schema === high.schema &&
	low.value > high.value &&
	RANGES.some(([min, max]) => min === low.keyword && max === high.keyword);
