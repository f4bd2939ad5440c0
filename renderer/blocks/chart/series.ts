import type { ChartBlock } from "../../../schemas/types.gen.ts";
import type { Resolver } from "../../scope/use-resolved.ts";
import { entriesOf } from "../../view-parts/entries/entry-shapes.ts";
import { ticksUpTo } from "./scale.ts";

/**
 * One value with its label; `fraction` is its share of the scale, 0 to 1; `text` the value in words; no other point has
 * its `key`.
 */
type ChartPoint = { key: string; label: string; value: number; text: string; fraction: number };

/** What a chart draws: its points in the order of the list, and the ticks of its scale. */
export type ChartSeries = { points: ChartPoint[]; ticks: { text: string; fraction: number }[] };

/** Reads a chart's list; entries without a number at the value's pointer are left out. Below zero counts as zero. */
export function chartSeries(block: ChartBlock, here: Resolver, number: (value: number) => string): ChartSeries {
	const values = entriesOf(here.raw(block.list)).flatMap((item) => {
		const at = here.within({ item });
		const value = at.raw(block.value);
		const label = at.value(block.label);
		return typeof value === "number" && Number.isFinite(value) ? [{ label, value }] : [];
	});
	const ticks = ticksUpTo(
		Math.max(0, ...values.map(({ value }) => value)),
		values.every(({ value }) => Number.isInteger(value)),
	);
	const top = ticks.at(-1) ?? 1;
	const fractionOf = (value: number) => Math.max(value, 0) / top;
	return {
		points: values.map((point, place) => ({
			...point,
			key: `${place} ${point.label}`,
			text: number(point.value),
			fraction: fractionOf(point.value),
		})),
		ticks: ticks.map((value) => ({ text: number(value), fraction: fractionOf(value) })),
	};
}
