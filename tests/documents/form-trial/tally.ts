import type { FormDocument } from "../../../schemas/types.gen.ts";
import { TO_USE, usesOf } from "./uses.ts";

/** What a run did. */
export type Tally = {
	seed: number;
	/** Forms that compiled and were used. */
	forms: number;
	/** Forms that the compiler refused, with a diagnostic. */
	refused: number;
	/** Sets of answers that both sides judged. */
	answers: number;
	/** Of these, such as both refused. */
	refusals: number;
	/** Submissions that the drawn form sent, and the server judged. */
	sent: number;
	disagreements: number;
	/** How many of the used forms used each keyword, option and widget. */
	uses: Record<string, number>;
};

/** A tally of nothing yet. */
export const newTally = (seed: number): Tally => ({
	...{ seed, forms: 0, refused: 0, answers: 0, refusals: 0, sent: 0, disagreements: 0 },
	uses: Object.fromEntries(TO_USE.map((name) => [name, 0])),
});

/** Counts what a form uses. */
export function countUses({ uses }: Tally, form: FormDocument): void {
	const used = usesOf(form);
	for (const name of TO_USE) if (used.has(name)) uses[name] = (uses[name] ?? 0) + 1;
}
