import type { CaseFigures } from "../../../../schemas/types.gen.ts";
import type { DeskText } from "../../desk-texts.ts";

/** What is measured of cases: the member that is drawn, and the one within which nine of ten lie. */
export type Measure = {
	id: Exclude<keyof CaseFigures, "name">;
	label: DeskText;
	format: "number" | "percent";
	nine?: keyof CaseFigures;
};

export const MEASURES: readonly [Measure, ...Measure[]] = [
	{ id: "reply_median", label: "Days until the reply", format: "number", nine: "reply_p90" },
	{ id: "accept_median", label: "Days until accepted", format: "number", nine: "accept_p90" },
	{ id: "close_median", label: "Days until closed", format: "number", nine: "close_p90" },
	{ id: "on_time", label: "On time", format: "percent" },
	{ id: "reopened", label: "Reopened", format: "percent" },
	{ id: "satisfied", label: "Satisfied", format: "percent" },
	{ id: "filed", label: "Cases", format: "number" },
];

const numberOf = (value: unknown): number | null => (typeof value === "number" ? value : null);

/** A measure of one category, district or month: the value, and that of nine in ten; null where nothing was measured. */
export const measured = (one: CaseFigures, { id, nine }: Measure) => ({
	value: numberOf(one[id]),
	nine: nine ? numberOf(one[nine]) : null,
});

/** The end of the bars of a list: shares end at all of them, days and numbers at the highest. */
export function scaleOf(list: readonly CaseFigures[], measure: Measure): number {
	if (measure.format === "percent") return 1;
	const values = list.flatMap((one) => Object.values(measured(one, measure)));
	return Math.max(0, ...values.map((value) => value ?? 0)) || 1;
}
