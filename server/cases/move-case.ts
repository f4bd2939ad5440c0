import type { CaseStatus } from "../../schemas/types.gen.ts";
import type { Db } from "../database/connection.ts";
import { insertFlow } from "../repositories/messages/message-flow.ts";
import { closeToPublic, type LockedCase, lockCase, updateStatus } from "../repositories/messages/message-status.ts";
import { handledOf } from "../repositories/messages/message-watch.ts";
import { attachToFlow } from "../repositories/messages/upload.ts";
import type { Services } from "../services.ts";
import { absent, missingAttachment } from "../wire/refusal.ts";
import { demandChecklist } from "./checklist.ts";
import { neutralizeUploads } from "./neutral-files.ts";
import { cleanHtml } from "./rich-text.ts";
import { settleClocks } from "./settle-clocks.ts";
import { type Step, transitionFor } from "./transition.ts";
import { workflowOfCase } from "./workflow.ts";

/** A step, and who makes it. */
type Move = Step & {
	/** By public name. */
	actor: string;
	/** Whose uploads may be attached: null for those that were sent without a session. */
	user_id: string | null;
	attachments: readonly string[];
	/** What else is written down with it. */
	written?(db: Db, flowId: string): Promise<void>;
};

type Notifying = Pick<Services, "notifier">;

/** Attaches a step's files; those of somebody without a name are called by their place and kind. */
async function attach(db: Db, move: Move, messageId: string, flowId: string): Promise<void> {
	if (!(await attachToFlow(db, move.attachments, { messageId, flowId, userId: move.user_id })))
		throw missingAttachment();
	if (move.user_id === null) await neutralizeUploads(db, move.attachments, messageId);
}

/**
 * Moves a locked case as the workflow document allows, writes the step down and tells who should know; a state that is
 * not public takes the case back from the public. Throws 403, 409 or 422. Returns the new status.
 */
export async function moveLocked(db: Db, found: LockedCase, move: Move, { notifier }: Notifying) {
	const handled = await handledOf(db, found);
	const workflow = await workflowOfCase(db, handled);
	const transition = transitionFor(workflow, move, found.status);
	const { to, action } = transition;
	// Whoever filed the case knows no checklist, and what the portal does by itself waits for none.
	if (move.by === "handler") await demandChecklist(db, workflow, found, transition);
	const by_citizen = move.by === "citizen";
	await updateStatus(db, found.id, {
		status: to,
		reply: move.reply === null ? null : cleanHtml(move.reply),
		unread: by_citizen ? found.unread : true,
	});
	const published = found.published && workflow.states[to]?.public === true;
	if (found.published && !published) await closeToPublic(db, found.id);
	const flowId = await insertFlow(db, {
		message_id: found.id,
		action,
		from_status: found.status,
		to_status: to,
		note: move.note.trim(),
		actor: move.actor,
		by_citizen,
	});
	await move.written?.(db, flowId);
	await settleClocks(db, handled);
	await attach(db, move, found.id, flowId);
	const event = {
		message_id: found.id,
		owner_id: found.user_id,
		by_owner: by_citizen,
		mover_id: move.user_id,
		published,
		status: to,
	};
	if (to !== found.status) await notifier.caseMoved(db, event);
	return to;
}

/** What else happens in the transaction that moves a case. */
type Also = (transaction: Db, from: CaseStatus, to: CaseStatus) => Promise<void>;

/** Moves a case by its id; `also` is done in the same transaction, or none of it is. Throws 403, 404, 409 or 422. */
export async function moveCase(services: Pick<Services, "db" | "notifier">, id: string, move: Move, also?: Also) {
	return services.db.transaction().execute(async (transaction) => {
		const found = await lockCase(transaction, id);
		if (!found) throw absent();
		const status = await moveLocked(transaction, found, move, services);
		await also?.(transaction, found.status, status);
		return { status };
	});
}
