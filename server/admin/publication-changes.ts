import { editsBetween } from "../../schemas/edits/edits-between.ts";
import { documentName } from "../../schemas/edits/names.ts";
import { portalWordsIn } from "../../schemas/edits/portal-words.ts";
import { readSources } from "../../schemas/edits/read-text.ts";
import type { Documents, Sentence } from "../../schemas/edits/types.ts";
import { asString } from "../../schemas/json/json.ts";
import { acceptedLocale } from "../../schemas/rules/texts/accepted-locale.ts";
import type { Db } from "../database/connection.ts";
import { mayEdit } from "../policies/document-policy.ts";
import { findPublicationPair } from "../repositories/releases/publication.ts";
import { absent } from "../wire/refusal.ts";
import { listOf, objectOf, TEXT } from "../wire/response-shapes.ts";
import type { AdminRoute } from "./admin-route.ts";
import { SENTENCE } from "./draft-release-responses.ts";
import { sourcesOf } from "./release-sources.ts";

/** The documents of a publication and of the one before it; of the first, none before. Throws 404. */
async function statesOf(db: Db, version: number) {
	const pair = Number.isSafeInteger(version) ? await findPublicationPair(db, version) : null;
	if (!pair) throw absent();
	const before = pair.before === null ? [] : await sourcesOf(db, pair.before);
	return { before, after: await sourcesOf(db, pair.id) };
}

/** The language of the documents' own texts. */
const WRITTEN_IN = "en-US";

/** How the documents call, in a reader's language, what is told of them. */
function wordsFor(
	language: string | undefined,
	documents: Documents,
	changed: readonly { name: string; sentences: readonly Sentence[] }[],
) {
	const locales = Object.values(documents).flatMap(({ kind, locale }) =>
		kind === "messages" ? (asString(locale) ?? []) : [],
	);
	const locale = acceptedLocale(language, [WRITTEN_IN, ...locales]) ?? WRITTEN_IN;
	const sentences = changed.flatMap((one) => one.sentences);
	return portalWordsIn(
		documents,
		locale,
		sentences,
		changed.map(({ name }) => name),
	);
}

/** What each publication changed of the one before, whatever brought it: a draft, a folder, a schedule or a restored release. */
export const publicationChanges: AdminRoute = {
	method: "GET",
	path: "/admin/api/publications/{version}/changes",
	summary:
		"What a publication changed of the one before it, document by document, in sentences (English texts with values), and how the portal translates what these name into the language that is asked for.",
	body: null,
	response: objectOf({
		documents: listOf(objectOf({ path: TEXT, name: TEXT, kind: TEXT, sentences: listOf(SENTENCE) })),
		words: { type: "object", additionalProperties: TEXT },
	}),
	allowed: mayEdit,
	async handle({ params, language }, { db, compiler }) {
		const { before, after } = await statesOf(db, Number(params.version));
		const was = readSources(before).documents;
		const is = readSources(after).documents;
		const { changes } = await compiler.changesOf(before, editsBetween(was, is));
		const named = { ...was, ...is };
		const documents = (changes?.documents ?? []).map(({ acts: _, ...one }) => ({
			...one,
			name: documentName(named, one.path),
		}));
		return { documents, words: wordsFor(language, named, documents) };
	},
};
