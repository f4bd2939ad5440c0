import { handlerName } from "../../cases/handler-name.ts";
import { insertPart } from "../../cases/insert-part.ts";
import { queryCodeMac } from "../../cases/query-code.ts";
import { settleClocks } from "../../cases/settle-clocks.ts";
import { insertLink, insertNote } from "../../repositories/desk/case-relations.ts";
import { findStanding } from "../../repositories/desk/case-standing.ts";
import { insertFlow } from "../../repositories/messages/message-flow.ts";
import { Refusal } from "../../wire/refusal.ts";
import { changeCase } from "../change-case.ts";
import { targetCategory } from "../change-category.ts";
import type { StaffRoute } from "../staff-route.ts";

/** Makes a second case of a part of one: the same reporter and answers, a title of its own. Throws 403, 404, 409 or 422. */
export const deskSplitCase: StaffRoute<"deskSplitCase"> = (input, { services, user, request }) =>
	changeCase(
		services,
		input,
		{ user, request, operation: "move", detail: { what: "split" } },
		async (transaction, found) => {
			const { title, category } = input;
			const target = category === undefined ? null : await targetCategory(transaction, category, user);
			const standing = await findStanding(transaction, found.id);
			if (standing?.restricted && target && target.code !== standing.code)
				throw new Refusal(409, "Only its own office reads this case, so it stays in its category.");
			const part = await insertPart(transaction, found.id, {
				title,
				category,
				owner: "split",
				...(found.user_id === null && { queryCodeMac: (id: string) => queryCodeMac(services.secret, id) }),
			});
			await insertFlow(transaction, {
				message_id: part.id,
				action: "submit",
				from_status: null,
				to_status: part.status,
				note: "",
				actor: handlerName(user),
				by_citizen: false,
			});
			await settleClocks(transaction, part);
			await insertLink(transaction, { message_id: found.id, other_id: part.id, kind: "split" });
			for (const message_id of [found.id, part.id])
				await insertNote(transaction, { message_id, author_id: user.id, text: input.note.trim() });
			const { id: message_id, status } = part;
			const event = { owner_id: found.user_id, by_owner: false, mover_id: user.id, published: false };
			await services.notifier.caseMoved(transaction, { message_id, status, ...event });
			return { id: part.id, number: part.number };
		},
	);
