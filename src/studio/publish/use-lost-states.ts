import { useState } from "react";
import type { Documents } from "../../../schemas/edits/types.ts";
import { pointerTokens } from "../../../schemas/rules/pointer.ts";
import { useDraftRelease, useDraftState } from "../draft/draft-context.tsx";
import { stateRows } from "../workflow/workflow-model.ts";
import { type ImpactAnswer, useOfDraft } from "./ImpactPart.tsx";
import type { Outcome, StateMap } from "./use-publishing.ts";

/** A state that goes while cases stand in it, and the one that they are to stand in. */
export type LostState = { name: string; label: string; cases: number; to: string };

type Named = { name: string; label: string };

const workflowStates = (documents: Documents): Named[] =>
	Object.values(documents)
		.filter(({ kind }) => kind === "workflow")
		.flatMap(stateRows)
		.filter((state, at, all) => all.findIndex(({ name }) => name === state.name) === at);

const pointerOf = (name: string): string => `/workflow/states/${name}`;

export type LostStates = {
	rows: readonly LostState[];
	/** Where cases can go: the states of the draft. */
	targets: readonly Named[];
	/** What publishing sends: the chosen states by the pointers of those that go. */
	map: StateMap;
	isComplete: boolean;
	choose(name: string, to: string): void;
};

/** The states that go while cases stand in them, as the server counts them, and where their cases are to go. */
export function useLostStates(
	draft: string,
	version: number,
	ready: boolean,
	outcome: Outcome | undefined,
): LostStates {
	const { documents } = useDraftState();
	const { baseDocuments } = useDraftRelease();
	const { data } = useOfDraft<ImpactAnswer>("GET", `draft-releases/${draft}/impact`, version, ready);
	const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
	const targets = workflowStates(documents);
	const before = workflowStates(baseDocuments);
	// What the server has found when it was to be published counts, too: somebody may have filed or moved one meanwhile.
	const found = outcome?.kind === "broken" ? outcome.unmapped : [];
	const counted = new Map([
		...(data?.gone ?? []).flatMap(({ kind, id, cases }) => (kind === "state" ? [[id, cases] as const] : [])),
		...found.map(({ pointer, count }) => [pointerTokens(pointer).at(-1) ?? "", count] as const),
	]);
	const rows = [...counted].map(([name, cases]): LostState => {
		const to = targets.some((target) => target.name === chosen[name]) ? (chosen[name] ?? "") : "";
		return { name, label: before.find((one) => one.name === name)?.label ?? name, cases, to };
	});
	return {
		rows,
		targets,
		map: Object.fromEntries(rows.flatMap(({ name, to }) => (to ? [[pointerOf(name), to]] : []))),
		isComplete: rows.every(({ to }) => to !== ""),
		choose: (name, to) => setChosen((now) => ({ ...now, [name]: to })),
	};
}
