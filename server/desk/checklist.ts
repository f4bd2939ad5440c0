import type { WorkflowArtefact } from "../../schemas/release.ts";
import { sourceTextOf } from "../../schemas/rules/texts/source-text.ts";
import type { DeskCase } from "../../schemas/types.gen.ts";
import { checklistIn } from "../cases/checklist.ts";
import type { Db } from "../database/connection.ts";
import { listTicked } from "../repositories/desk/case-checklist.ts";
import type { LockedCase } from "../repositories/messages/message-status.ts";

/** The checklist of a case's state, with who has done what of it. */
export async function checklistOf(
	db: Db,
	workflow: WorkflowArtefact,
	{ id, status }: Pick<LockedCase, "id" | "status">,
): Promise<DeskCase["checklist"]> {
	const items = checklistIn(workflow, status);
	if (items.length === 0) return [];
	const ticked = await listTicked(db, id, status);
	return items.map((item) => {
		const done = ticked.get(item.id);
		return {
			id: item.id,
			label: sourceTextOf(item.label),
			done: done !== undefined,
			by: done?.nickname ?? "",
			at: done?.ticked_at.toISOString() ?? null,
		};
	});
}
