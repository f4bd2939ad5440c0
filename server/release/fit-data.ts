import type { Manifest } from "../../schemas/release.ts";
import { toPointer } from "../../schemas/rules/pointer.ts";
import type { CaseStatus, WorkflowDocument } from "../../schemas/types.gen.ts";
import { workflowOf } from "../cases/workflow.ts";
import type { Db } from "../database/connection.ts";
import { listLostStates, moveState } from "../repositories/held-by-release.ts";
import { Refusal } from "../wire/refusal.ts";

/** What takes the place of what a release has no more, by its pointer: {"/workflow/states/merged": "closed"}. */
export type DataMap = Readonly<Record<string, string>>;

/** Stands in the flow of a case that a publication has moved. */
const ACTION = "migrate";
const ACTOR = "Service centre";

const isState = (states: WorkflowDocument["states"], name: string | undefined): name is CaseStatus =>
	name !== undefined && Object.hasOwn(states, name);

/**
 * Makes stored data fit a release that is about to come in force: cases leave states that its workflow lacks, as the map says.
 * Throws 422 with `data.unmapped`, pointers and how many cases each concerns, where the map names no state for some of them.
 */
export async function fitData(db: Db, manifest: Manifest, map: DataMap): Promise<void> {
	const { states } = await workflowOf(db, manifest);
	const lost = (await listLostStates(db, Object.keys(states))).map(({ name, count }) => {
		const pointer = toPointer(["workflow", "states", name]);
		return { name, pointer, count, to: Object.hasOwn(map, pointer) ? map[pointer] : undefined };
	});
	const unmapped = lost.filter(({ to }) => !isState(states, to)).map(({ pointer, count }) => ({ pointer, count }));
	if (unmapped.length > 0)
		throw new Refusal(422, "Stored cases stand in states that these documents do not have.", {
			data: { diagnostics: [], unmapped },
		});
	for (const { name, to } of lost)
		if (isState(states, to))
			await moveState(db, { from: name, to, isPublic: states[to]?.public === true, action: ACTION, actor: ACTOR });
}
