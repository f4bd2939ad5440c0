import { useState } from "react";
import type { Documents } from "../../../schemas/edits/types.ts";
import { pointerTokens } from "../../../schemas/json/pointer.ts";
import { useDocuments, useDraftRelease } from "../draft/draft-context.tsx";
import { stateRows } from "../workflow/workflow-model.ts";
import { type ImpactAnswer, useOfDraft } from "./ImpactPart.tsx";
import type { Times } from "./PublishTimes.tsx";
import { mapOf, type NamedState, type StateChoices, statesToChoose } from "./state-choices.ts";
import type { Outcome, StateMap } from "./use-publishing.ts";

const workflowStates = (documents: Documents): NamedState[] =>
	Object.values(documents)
		.filter(({ kind }) => kind === "workflow")
		.flatMap(stateRows)
		.filter((state, at, all) => all.findIndex(({ name }) => name === state.name) === at);

const lacking = (all: readonly NamedState[], some: readonly NamedState[]): NamedState[] =>
	all.filter(({ name }) => !some.some((one) => one.name === name));

export type LostStates = {
	/** The states that go when the changes come in force: those with cases, and at a time that is still to come all of them. */
	coming: StateChoices;
	/** The states that go when the release before returns. */
	returning: StateChoices;
	/** How many states have no place yet for their cases. */
	open: number;
	/** What publishing sends: the chosen states by the pointers of those that go. */
	map: StateMap;
};

/** How many cases the server has counted in states: before, and when it was to be published, as somebody may have moved one meanwhile. */
function countedCases(impact: ImpactAnswer | undefined, outcome: Outcome | undefined): Map<string, number> {
	const found = outcome?.kind === "broken" ? outcome.unmapped : [];
	return new Map([
		...(impact?.gone ?? []).flatMap(({ kind, id, cases }) => (kind === "state" ? [[id, cases] as const] : [])),
		...found.map(({ pointer, count }) => [pointerTokens(pointer).at(-1) ?? "", count] as const),
	]);
}

/** The states that go, when the changes come and when they go again, and where their cases are to go. */
export function useLostStates(
	{ id, version, ready }: { id: string; version: number; ready: boolean },
	times: Times,
	outcome: Outcome | undefined,
): LostStates {
	const documents = useDocuments();
	const { baseDocuments } = useDraftRelease();
	const { data } = useOfDraft<ImpactAnswer>("GET", `draft-releases/${id}/impact`, version, ready);
	const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
	const choose = (name: string, to: string) => setChosen((now) => ({ ...now, [name]: to }));
	const before = workflowStates(baseDocuments);
	const after = workflowStates(documents);
	const counted = countedCases(data, outcome);
	const isNew = (name: string) => after.some((one) => one.name === name);
	// A state that cases stand in and neither side knows is one that somebody else has published meanwhile.
	const others = [...counted.keys()].filter((name) => !isNew(name) && !before.some((one) => one.name === name));
	const going = [
		...lacking(before, after).filter(({ name }) => times.at !== "" || counted.has(name)),
		...others.map((name) => ({ name, label: name })),
	];
	const added = times.until === "" ? [] : lacking(after, before);
	const coming = { rows: statesToChoose(going, after, counted, chosen), targets: after, choose };
	const returning = { rows: statesToChoose(added, before, counted, chosen), targets: before, choose };
	const rows = [...coming.rows, ...returning.rows];
	return { coming, returning, open: rows.filter(({ to }) => to === "").length, map: mapOf(rows) };
}
