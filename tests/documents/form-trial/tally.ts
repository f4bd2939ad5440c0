import type { FormDocument } from "../../../schemas/types.gen.ts";
import { WIDGET_NAMES } from "./rendered-widgets.tsx";
import { TO_USE, usesOf } from "./uses.ts";

/** What a run did. */
export type Tally = {
	seed: number;
	/** Forms that compiled and were used. */
	forms: number;
	/** Forms that the compiler refused, with a diagnostic. */
	refused: number;
	/** Sets of values that both sides validated. */
	values: number;
	/** Of these, such as both refused. */
	refusals: number;
	/** Submissions that the rendered form sent, and the server validated. */
	sent: number;
	disagreements: number;
	/** How many of the used forms used each keyword, option, part and feature. */
	uses: Record<string, number>;
	/** In how many of them each widget stood on the screen, asked for by the document or chosen by the engine. */
	rendered: Record<string, number>;
};

const none = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 0]));

/** A tally of nothing yet. */
export const newTally = (seed: number): Tally => ({
	seed,
	forms: 0,
	refused: 0,
	values: 0,
	refusals: 0,
	sent: 0,
	disagreements: 0,
	uses: none(TO_USE),
	rendered: none(WIDGET_NAMES),
});

function count(counts: Record<string, number>, names: Iterable<string>): void {
	for (const name of names) if (name in counts) counts[name] = (counts[name] ?? 0) + 1;
}

/** Counts what a form uses. */
export const countUses = ({ uses }: Tally, form: FormDocument): void => count(uses, usesOf(form));

/** Counts the widgets that were on the screen. */
export const countRendered = ({ rendered }: Tally, widgets: readonly string[]): void => count(rendered, widgets);
