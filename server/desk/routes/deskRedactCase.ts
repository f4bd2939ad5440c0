import { redactedText } from "../../cases/redacted-words.ts";
import { redactTexts } from "../../repositories/desk/case-original.ts";
import { recordRedaction } from "../../repositories/desk/redaction.ts";
import { invalid } from "../../wire/refusal.ts";
import { changeCase, versionOf } from "../change-case.ts";
import type { StaffRoute } from "../staff-route.ts";

/** Blots a text out of a case wherever it stands. Throws 403, 404, 409 or 422. */
export const deskRedactCase: StaffRoute<"deskRedactCase"> = (input, { services, user, request }) =>
	changeCase(
		services,
		input,
		{ user, request, operation: "publish", action: "case.redacted" },
		async (transaction, { id }) => {
			const text = "This does not stand in the case.";
			if (!(await redactTexts(transaction, { message_id: id, author_id: user.id, words: input.text })))
				throw invalid([{ pointer: "/text", message: text }], text);
			await recordRedaction(transaction, id, { text: redactedText(services.secret, id, input.text), picture: null });
			return { id, version: await versionOf(transaction, id) };
		},
	);
