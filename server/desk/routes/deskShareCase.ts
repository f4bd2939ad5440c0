import { record } from "../../audit/record.ts";
import { demandCase } from "../../cases/demand-case.ts";
import { networkOf } from "../../login/network.ts";
import { portalAt } from "../../notifications/case-words.ts";
import { shareableOf } from "../../outside/shareable.ts";
import { newToken, outsidePath, tokenHash } from "../../outside/token.ts";
import { insertLinkOutside } from "../../repositories/desk/outside-link.ts";
import { findMessage } from "../../repositories/messages/message.ts";
import { absent, invalid } from "../../wire/refusal.ts";
import type { StaffRequestOf, StaffRoute } from "../staff-route.ts";

const DAY_MS = 86_400_000;

/** The answers to be shown: those named, else what everybody may see. Throws 422 for one that the case does not have. */
function chosen(
	{ fields }: Pick<StaffRequestOf<"deskShareCase">, "fields">,
	of: Awaited<ReturnType<typeof shareableOf>>,
) {
	if (!fields?.length) return of.open;
	const known = new Set(of.answers.map(({ name }) => name));
	if (fields.every((name) => known.has(name))) return fields;
	const text = "The case has no such answer.";
	throw invalid([{ pointer: "/fields", message: text }], text);
}

/** Makes a link by which somebody outside sees one case and answers. Throws 403, 404 or 422. */
export const deskShareCase: StaffRoute<"deskShareCase"> = async (input, { services, user, request }) => {
	const { id, party, question, days, attachments = false } = input;
	await demandCase(services.db, user, id, "share");
	const message = await findMessage(services.db, id);
	if (!message) throw absent();
	const fields = chosen(input, await shareableOf(services.db, message));
	const token = newToken();
	const expires_at = new Date(Date.now() + days * DAY_MS);
	const shown = { party: party.trim(), question: question.trim(), fields, attachments };
	const link = await services.db.transaction().execute(async (transaction) => {
		const row = { ...shown, message_id: id, author_id: user.id, token_hash: tokenHash(token), expires_at };
		const stored = await insertLinkOutside(transaction, row);
		await record(transaction, {
			actor: user,
			from: networkOf(request.ip),
			action: "case.shared",
			object: { kind: "case", id },
			detail: { link: stored, party: shown.party, fields: fields.length, attachments, days },
		});
		return stored;
	});
	return { id: link, address: portalAt(services.settings) + outsidePath(token), expires_at: expires_at.toISOString() };
};
