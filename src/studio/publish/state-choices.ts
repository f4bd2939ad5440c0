import { toPointer } from "../../../schemas/json/pointer.ts";
import type { StateMap } from "./use-publishing.ts";

export type NamedState = { name: string; label: string };

/** A state that goes, how many cases stand in it, and the one that they are to stand in, empty until it is chosen. */
export type LostState = NamedState & { cases: number; to: string };

/** States that go, and where their cases can go. */
export type StateChoices = {
	rows: readonly LostState[];
	targets: readonly NamedState[];
	choose(name: string, to: string): void;
};

/** States that go with what was chosen for each, as far as it is one of the targets. */
export const statesToChoose = (
	going: readonly NamedState[],
	targets: readonly NamedState[],
	cases: ReadonlyMap<string, number>,
	chosen: Readonly<Record<string, string>>,
): LostState[] =>
	going.map(({ name, label }) => {
		const to = targets.find((target) => target.name === chosen[name])?.name ?? "";
		return { name, label, cases: cases.get(name) ?? 0, to };
	});

/** What the server is sent: the chosen states by the pointers of those that go. */
export const mapOf = (rows: readonly LostState[]): StateMap =>
	Object.fromEntries(rows.flatMap(({ name, to }) => (to ? [[toPointer(["workflow", "states", name]), to]] : [])));
