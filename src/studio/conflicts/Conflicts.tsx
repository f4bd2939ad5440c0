import { useDraftState } from "../draft/draft-context.tsx";
import { later, useLater } from "../frame/later.ts";

/** The choices between what two have done: few ever meet them, so no screen waits for their code. */
export const CONFLICT_CARDS = later(() => import("./ConflictCards.tsx"));

const stay = () => undefined;

/** The conflicts that are open, where there are any. */
export function Conflicts() {
	const conflicts = useDraftState("conflicts");
	const Cards = useLater(CONFLICT_CARDS, conflicts.length > 0, stay);
	return Cards && conflicts.length > 0 ? <Cards conflicts={conflicts} /> : null;
}
