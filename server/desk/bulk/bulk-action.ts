import type { Db } from "../../database/connection.ts";
import type { BulkAction, BulkBefore } from "../../database/tables/desk-tables.ts";
import type { UserRow } from "../../database/tables.ts";
import type { CaseOperation } from "../../policies/case-policy.ts";
import { deleteNote, insertNote } from "../../repositories/desk/case-relations.ts";
import type { LockedCase } from "../../repositories/messages/message-status.ts";
import type { Services } from "../../services.ts";
import { Refusal } from "../../wire/refusal.ts";
import { giveCase } from "../give-case.ts";
import { takeStep } from "../take-step.ts";

const OPERATIONS = {
	assign: "assign",
	priority: "assign",
	note: "note",
	move: "move",
	undo: "assign",
} as const satisfies Record<BulkAction["do"], CaseOperation>;

/** The right over a case that an action needs. */
export const operationOf = (action: BulkAction): CaseOperation => OPERATIONS[action.do];

/** Whether what an action changes can be put back: what citizens were told of stays. */
export const canBeUndone = ({ do: kind }: BulkAction): boolean =>
	kind === "assign" || kind === "priority" || kind === "note";

const standing = (db: Db, id: string) =>
	db
		.selectFrom("message")
		.select(["assignee_id", "assigned_team", "priority"])
		.where("id", "=", id)
		.executeTakeFirstOrThrow();

/** What was done in a case, to put back. */
export type Undone = { before: BulkBefore | null; version: number | null };

/** Throws 409 where somebody has changed the case since. */
async function putBack(db: Db, found: LockedCase, { before, version }: Undone): Promise<null> {
	const { note, ...giving } = before ?? {};
	if (note !== undefined) {
		await deleteNote(db, note);
		return null;
	}
	if (found.version !== version)
		throw new Refusal(
			409,
			"Somebody else has changed this case meanwhile. Look at what is new; send again if yours still holds.",
		);
	const { assignee, team, ...rest } = giving;
	await giveCase(db, found.id, {
		...rest,
		...(assignee !== undefined && { assignee: assignee ?? "" }),
		...(team !== undefined && { team: team ?? "" }),
	});
	return null;
}

/** Does with a locked case what the step says; returns what stood there before, null where it cannot be put back. Throws Refusals. */
export async function actOnCase(
	db: Db,
	found: LockedCase,
	action: BulkAction,
	{ user, services, undone }: { user: UserRow; services: Services; undone: Undone },
): Promise<BulkBefore | null> {
	if (action.do === "undo") return putBack(db, found, undone);
	if (action.do === "note") {
		const { id } = await insertNote(db, { message_id: found.id, author_id: user.id, text: action.text });
		return { note: id };
	}
	if (action.do === "move") {
		await takeStep(db, found, action, { user, services });
		return null;
	}
	const { assignee_id, assigned_team, priority } = await standing(db, found.id);
	if (action.do === "priority") {
		await giveCase(db, found.id, { priority: action.priority });
		return { priority };
	}
	await giveCase(db, found.id, {
		...(action.assignee && { assignee: action.assignee }),
		...(action.team && { team: action.team }),
	});
	return { ...(action.assignee && { assignee: assignee_id }), ...(action.team && { team: assigned_team }) };
}
