import { asObject, type JsonObject } from "../json/json.ts";
import { sentence } from "./refusals.ts";
import type { Sentence } from "./types.ts";

/** A messages document in which translations stand at the texts as they were corrected, and how many of them do. */
export type Followed = { document: JsonObject; count: number };

/** Has the translations of an earlier state follow the texts whose correction a later state marks. */
export function followCorrections(before: JsonObject, after: JsonObject): Followed {
	const messages = { ...asObject(before.messages) };
	const was = asObject(before.stale);
	const is = asObject(after.stale);
	let count = 0;
	for (const [to, from] of Object.entries(is)) {
		// What was marked before may have been corrected once more: its translation stood at another text meanwhile.
		const former = Object.keys(messages).find((text) => text === from || (was[text] === from && text !== to));
		if (former === undefined || was[to] === from || Object.hasOwn(messages, to)) continue;
		messages[to] = messages[former];
		if (!Object.hasOwn(asObject(after.messages), former)) delete messages[former];
		count += 1;
	}
	const { stale: _, ...others } = before;
	return { document: { ...others, messages, ...(after.stale !== undefined && { stale: after.stale }) }, count };
}

/** What is told of translations that followed. */
export const followedSentence = (count: number, locale: string): Sentence =>
	sentence("Translations into {locale} that stay with corrected texts and wait to be confirmed: {count}", {
		count,
		locale,
	});
