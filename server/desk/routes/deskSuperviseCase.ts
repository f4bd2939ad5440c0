import { endSupervision, setSupervision } from "../../repositories/desk/case-supervision.ts";
import { invalid, Refusal } from "../../wire/refusal.ts";
import { changeCase, versionOf } from "../change-case.ts";
import type { StaffRoute } from "../staff-route.ts";

/** Marks a case as supervised by whoever asks, or takes the mark off. Throws 403, 404, 409 or 422. */
export const deskSuperviseCase: StaffRoute<"deskSuperviseCase"> = (input, { services, user, request }) => {
	const { supervised, reason = "" } = input;
	const text = "Please say why you supervise it.";
	if (supervised && reason.trim().length < 2) throw invalid([{ pointer: "/reason", message: text }], text);
	return changeCase(
		services,
		input,
		{
			user,
			request,
			operation: "supervise",
			action: supervised ? "case.supervised" : "case.supervision_ended",
			detail: supervised ? { reason: reason.trim() } : {},
		},
		async (transaction, { id }) => {
			if (supervised) await setSupervision(transaction, { message_id: id, user_id: user.id, reason: reason.trim() });
			else if (!(await endSupervision(transaction, id))) throw new Refusal(409, "Nobody supervises this case.");
			return { id, version: await versionOf(transaction, id) };
		},
	);
};
