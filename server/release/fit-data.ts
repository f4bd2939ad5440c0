import { toPointer } from "../../schemas/json/pointer.ts";
import type { Manifest, WorkflowArtefact } from "../../schemas/release.ts";
import type { ServerText } from "../../schemas/server-texts.ts";
import type { CaseStatus } from "../../schemas/types.gen.ts";
import { workflowOf } from "../cases/workflow.ts";
import type { Db } from "../database/connection.ts";
import { countInStates, listLostStates, moveState } from "../repositories/releases/held-by-release.ts";
import { findCurrentManifest } from "../repositories/releases/release.ts";
import { Refusal } from "../wire/refusal.ts";

/** What takes the place of what a release has no more, by its pointer: {"/workflow/states/merged": "closed"}. */
export type DataMap = Readonly<Record<string, string>>;

/** Stands in the flow of a case that a publication has moved. */
const ACTION = "migrate";
const ACTOR = "Service centre";

type States = WorkflowArtefact["states"];

/** A state that goes, and how many cases stand in it. */
type Lost = { name: string; count: number };

const isState = (states: States, name: string | undefined): name is CaseStatus =>
	name !== undefined && Object.hasOwn(states, name);

const pointerOf = (name: string): string => toPointer(["workflow", "states", name]);

/** The state that a map names for the cases of one that goes. */
const targetIn = (map: DataMap, name: string): string | undefined =>
	Object.hasOwn(map, pointerOf(name)) ? map[pointerOf(name)] : undefined;

/** What a state is called; its name where its label is made of values, or where there is no such state. */
export function labelOf(name: string, states: States): string {
	const label = isState(states, name) ? states[name]?.label : undefined;
	return typeof label === "string" ? label : name;
}

/** 422 with `data.unmapped`: the states that have no place, as pointers, and how many cases stand in each. */
function unmapped(text: ServerText, lost: readonly Lost[], labels: States): Refusal {
	const states = lost.map(({ name }) => labelOf(name, labels));
	const found = lost.map(({ name, count }) => ({ pointer: pointerOf(name), count }));
	return new Refusal(422, text, { values: { states }, data: { diagnostics: [], unmapped: found } });
}

/** The states in which cases stand and that a release has not, with those that it has. */
export async function lostTo(db: Db, manifest: Manifest): Promise<{ lost: Lost[]; states: States }> {
	const { states } = await workflowOf(db, manifest);
	return { lost: await listLostStates(db, Object.keys(states)), states };
}

/**
 * Makes stored data fit a release that is about to come in force: cases leave states that its workflow lacks, as the map says.
 * Throws 422 with `data.unmapped`, pointers and how many cases each concerns, where the map names no state for some of them.
 */
export async function fitData(db: Db, manifest: Manifest, map: DataMap): Promise<void> {
	const { lost, states } = await lostTo(db, manifest);
	const without = lost.filter(({ name }) => !isState(states, targetIn(map, name)));
	if (without.length > 0) {
		const current = await findCurrentManifest(db);
		const labels = current ? (await workflowOf(db, current)).states : states;
		throw unmapped("Cases stand in states that these documents do not have: {states}.", without, labels);
	}
	for (const { name } of lost) {
		const to = targetIn(map, name);
		if (isState(states, to))
			await moveState(db, { from: name, to, isPublic: states[to]?.public === true, action: ACTION, actor: ACTOR });
	}
}

/**
 * Demands a place for the cases of each state that goes when one release follows another later on, whether cases stand in it
 * now or may until then. Throws 422 with `data.unmapped` where the map names no state of the later one.
 */
export async function demandPlaces(db: Db, before: Manifest, after: Manifest, map: DataMap): Promise<void> {
	const { states: old } = await workflowOf(db, before);
	const { states } = await workflowOf(db, after);
	const going = Object.keys(old).filter((name) => !isState(states, name) && !isState(states, targetIn(map, name)));
	if (going.length === 0) return;
	const text = "Please say where cases will stand once these states are gone: {states}.";
	throw unmapped(text, await countInStates(db, going), old);
}
