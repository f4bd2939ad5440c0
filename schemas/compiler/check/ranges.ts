import type { JsonObject } from "../../rules/json.ts";

const RANGES = [
	["minLength", "maxLength"],
	["minItems", "maxItems"],
	["minProperties", "maxProperties"],
	["minimum", "maximum"],
] as const;

/** The lower bounds of a schema that lie above its upper ones, so that no answer fits: the keyword, and why. */
export function emptyRanges(schema: JsonObject): { keyword: string; why: string }[] {
	return RANGES.flatMap(([least, most]) => {
		const [low, high] = [schema[least], schema[most]];
		if (typeof low !== "number" || typeof high !== "number" || low <= high) return [];
		return [
			{
				keyword: least,
				why: `${least} is ${low}, but ${most} is ${high}, so no answer fits. Expected at most ${high}.`,
			},
		];
	});
}

type Said = { keyword: string; value: number; schema: JsonObject };

/** Whether two limits contradict each other in one schema, which is told wherever it stands. */
export const isToldAlone = (low: Said, high: Said): boolean =>
	low.schema === high.schema &&
	low.value > high.value &&
	RANGES.some(([least, most]) => least === low.keyword && most === high.keyword);
