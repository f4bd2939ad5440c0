import { argumentsOf } from "../../../schemas/compiler/message-arguments.ts";
import { textsOf } from "../../../schemas/compiler/texts.ts";
import type { Documents } from "../../../schemas/edits/types.ts";
import { asObject, asString } from "../../../schemas/rules/json.ts";
import { valueAt } from "../../../schemas/rules/pointer.ts";
import { isSound } from "../outline/outline.ts";

/** Where a text stands. */
export type TextPlace = { path: string; pointer: string };

/** A source text, its translation ("" while there is none), and the places that it stands at. */
export type Wording = {
	source: string;
	translation: string;
	places: readonly TextPlace[];
	/**
	 * What the text was, with its translation: as a mark says of one that nobody has confirmed since, or in the base of the draft
	 * where the text as it is now has none.
	 */
	was?: { source: string; translation: string };
};

/** The messages documents of a draft, by their locale. */
export const languagesOf = (documents: Documents): { path: string; locale: string }[] =>
	Object.entries(documents).flatMap(([path, document]) =>
		document.kind === "messages" ? [{ path, locale: asString(document.locale) ?? path }] : [],
	);

/** Every text of the documents by itself, with its places in reading order. */
function textsIn(documents: Documents): Map<string, TextPlace[]> {
	const found = new Map<string, TextPlace[]>();
	for (const [path, document] of Object.entries(documents)) {
		if (document.kind === "messages" || !isSound(document)) continue;
		for (const { text, pointer } of textsOf(document)) {
			const places = found.get(text) ?? [];
			found.set(text, places);
			places.push({ path, pointer });
		}
	}
	return found;
}

/** What stood at a text's places in the base, where it was another text. */
function before(source: string, places: readonly TextPlace[], base: Documents): string | undefined {
	const texts = places.map(({ path, pointer }) => asString(valueAt(base[path], pointer)));
	return texts.find((text) => text !== undefined && text !== source);
}

const rank = ({ translation, was }: Wording) => (translation !== "" && !was ? 2 : was ? 1 : 0);

/**
 * Every text of the documents beside its translation in a messages document: missing ones first, then those whose source
 * changed since they were translated, else in reading order.
 */
export function wordingsOf(documents: Documents, messagesPath: string, base: Documents = documents): Wording[] {
	const messages = asObject(documents[messagesPath]?.messages);
	const stale = asObject(documents[messagesPath]?.stale);
	const known = asObject(base[messagesPath]?.messages);
	const all = [...textsIn(documents)].map(([source, places]): Wording => {
		const translation = asString(messages[source]) ?? "";
		const marked = asString(stale[source]);
		if (marked !== undefined && translation !== "")
			return { source, translation, places, was: { source: marked, translation } };
		const former = translation === "" ? before(source, places, base) : undefined;
		const old = former === undefined ? undefined : asString(known[former]);
		const isLost = former !== undefined && old !== undefined;
		return { source, translation, places, ...(isLost && { was: { source: former, translation: old } }) };
	});
	return all.sort((a, b) => rank(a) - rank(b));
}

/** Translations whose text stands nowhere any more; the engine's own texts are no documents', and stay. */
export function unusedTranslations(
	documents: Documents,
	messagesPath: string,
	engine: readonly string[],
): { source: string; translation: string }[] {
	const texts = textsIn(documents);
	const own = new Set(engine);
	return Object.entries(asObject(documents[messagesPath]?.messages)).flatMap(([source, translation]) =>
		texts.has(source) || own.has(source) ? [] : [{ source, translation: String(translation) }],
	);
}

/** What is wrong with a translation's arguments: names in braces that it lacks, or that its text does not have. */
export type ArgumentProblem = { lacks: readonly string[]; unknown: readonly string[] } | { malformed: string };

/** Whether a translation names the arguments of its text, no more and no fewer; undefined where it does. */
export function argumentProblem(source: string, translation: string): ArgumentProblem | undefined {
	const [given, named] = [argumentsOf(source), argumentsOf(translation)];
	if (named instanceof Error) return { malformed: named.message };
	if (given instanceof Error) return undefined;
	const lacks = given.filter((name) => !named.includes(name));
	const unknown = named.filter((name) => !given.includes(name));
	return lacks.length + unknown.length > 0 ? { lacks, unknown } : undefined;
}
