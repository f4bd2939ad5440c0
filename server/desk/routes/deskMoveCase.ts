import { handlerName } from "../../cases/handler-name.ts";
import { moveLocked } from "../../cases/move-case.ts";
import { paragraphsOf } from "../../cases/rich-text.ts";
import { workflowOfCase } from "../../cases/workflow.ts";
import { findStanding } from "../../repositories/case-standing.ts";
import { handledOf } from "../../repositories/message-watch.ts";
import { Refusal } from "../../wire/refusal.ts";
import { changeCase, versionOf } from "../change-case.ts";
import { mayTake } from "../desk-moves.ts";
import type { StaffRequestOf, StaffRoute } from "../staff-route.ts";

/** What the step publishes as the official reply: HTML as it was written, or a note's paragraphs; null for any other step. */
function replyOf({ action, note = "", reply }: StaffRequestOf<"deskMoveCase">): string | null {
	if (reply) return reply.trimStart().startsWith("<") ? reply : paragraphsOf(reply);
	return action === "reply" && note.trim() ? paragraphsOf(note) : null;
}

/** Takes a step of the case's own workflow. Throws 403, 404, 409 or 422. */
export const deskMoveCase: StaffRoute<"deskMoveCase"> = (input, { services, user, request }) =>
	changeCase(
		services,
		input,
		{ user, request, operation: "move", action: "case.moved", detail: { action: input.action } },
		async (transaction, found) => {
			const { transitions } = await workflowOfCase(transaction, await handledOf(transaction, found));
			const step = transitions.find(({ action, from }) => action === input.action && from.includes(found.status));
			const standing = await findStanding(transaction, found.id);
			if (step && !(standing && mayTake(user, step, standing))) throw new Refusal(403, "You may not do this.");
			const reply = replyOf(input);
			const status = await moveLocked(
				transaction,
				found,
				{
					...{ action: input.action, by: "handler" as const, actor: handlerName(user), user_id: user.id, reply },
					note: input.action === "reply" && !input.reply ? "" : (input.note ?? ""),
					attachments: input.attachments ?? [],
				},
				services,
			);
			return { id: found.id, status, version: await versionOf(transaction, found.id) };
		},
	);
