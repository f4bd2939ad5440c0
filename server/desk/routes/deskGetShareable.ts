import { wordedLabel } from "../../../schemas/rules/texts/worded-label.ts";
import { demandCase } from "../../cases/demand-case.ts";
import { staffWords } from "../../cases/filer-language.ts";
import { shareableOf } from "../../outside/shareable.ts";
import { findMessage } from "../../repositories/messages/message.ts";
import { absent } from "../../wire/refusal.ts";
import type { StaffRoute } from "../staff-route.ts";

/** The answers that a case can be shared with; files are shared together. Throws 403 or 404. */
export const deskGetShareable: StaffRoute<"deskGetShareable"> = async ({ id }, { services: { db }, user, request }) => {
	await demandCase(db, user, id, "share");
	const message = await findMessage(db, id);
	if (!message) throw absent();
	const { answers } = await shareableOf(db, message);
	const words = await staffWords(db, request.headers["accept-language"]);
	return { list: answers.map(({ name, label }) => ({ value: name, label: wordedLabel(label, words) })) };
};
