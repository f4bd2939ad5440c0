import { EXTENSION } from "../../../schemas/rules/texts/extension-step.ts";
import { handlerName } from "../../cases/handler-name.ts";
import { settleClocks } from "../../cases/settle-clocks.ts";
import { insertExtension } from "../../repositories/desk/case-extension.ts";
import { insertFlow } from "../../repositories/messages/message-flow.ts";
import { handledOf } from "../../repositories/messages/message-watch.ts";
import { invalid } from "../../wire/refusal.ts";
import { changeCase, versionOf } from "../change-case.ts";
import { runningClocks } from "../running-clocks.ts";
import type { StaffRoute } from "../staff-route.ts";

/** Gives a clock of a case more working days; its filer reads why. Throws 403, 404, 409 or 422. */
export const deskExtendCase: StaffRoute<"deskExtendCase"> = (input, { services, user, request }) =>
	changeCase(
		services,
		input,
		{ user, request, operation: "move", detail: { what: "extended", clock: input.clock, days: input.days } },
		async (transaction, found) => {
			const { id, clock, days, reason } = { ...input, id: found.id };
			const handled = await handledOf(transaction, found);
			const running = await runningClocks(transaction, id);
			if (!running.some((one) => one.id === clock)) {
				const text = "This clock does not run for the case.";
				throw invalid([{ pointer: "/clock", message: text }], text);
			}
			await insertExtension(transaction, { message_id: id, clock, days, reason: reason.trim(), author_id: user.id });
			await insertFlow(transaction, {
				message_id: id,
				action: EXTENSION,
				from_status: found.status,
				to_status: found.status,
				note: reason.trim(),
				actor: handlerName(user),
				by_citizen: false,
			});
			await settleClocks(transaction, handled);
			const { user_id: owner_id, published, status } = found;
			const moved = { message_id: id, owner_id, by_owner: false, mover_id: user.id, published, status };
			await services.notifier.caseMoved(transaction, moved);
			return { id, version: await versionOf(transaction, id) };
		},
	);
