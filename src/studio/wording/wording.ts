import { STAFF_KINDS } from "../../../schemas/compiler/audience.ts";
import { argumentsOf } from "../../../schemas/compiler/message-arguments.ts";
import { textsOf } from "../../../schemas/compiler/texts.ts";
import type { Documents } from "../../../schemas/edits/types.ts";
import { asArray, asObject, asString, type JsonObject } from "../../../schemas/json/json.ts";
import { valueAt } from "../../../schemas/json/pointer.ts";
import { isSound } from "../outline/outline.ts";

/** Where a text stands. */
export type TextPlace = { path: string; pointer: string };

/** A source text, its translation ("" while there is none), and the places that it stands at. */
export type Wording = {
	source: string;
	translation: string;
	/** The messages document that has the translation, or is to have it. */
	path: string;
	places: readonly TextPlace[];
	/**
	 * What the text was, with its translation: as a mark says of one that nobody has confirmed since, or in the base of the draft
	 * where the text as it is now has none.
	 */
	was?: { source: string; translation: string };
};

/** A language that the portal's texts are translated into, and the messages documents that together do so. */
export type Language = {
	locale: string;
	/** What citizens load, and what is for staff alone. */
	forEverybody: readonly string[];
	forStaff: readonly string[];
};

const isForStaff = (document: JsonObject | undefined): boolean =>
	document?.audience === "staff" || STAFF_KINDS.some((kind) => kind === document?.kind);

/** The languages of a draft's messages documents. */
export function languagesOf(documents: Documents): Language[] {
	const languages = new Map<string, { forEverybody: string[]; forStaff: string[] }>();
	for (const [path, document] of Object.entries(documents)) {
		if (document.kind !== "messages") continue;
		const locale = asString(document.locale) ?? path;
		const language = languages.get(locale) ?? { forEverybody: [], forStaff: [] };
		languages.set(locale, language);
		(isForStaff(document) ? language.forStaff : language.forEverybody).push(path);
	}
	return [...languages].map(([locale, paths]) => ({ locale, ...paths }));
}

const siteOf = (documents: Documents) => Object.values(documents).find(({ kind }) => kind === "site");

/** The locale that the texts themselves are in. */
export const sourceLocale = (documents: Documents): string => asString(siteOf(documents)?.default_locale) ?? "en";

/** What a portal's readers call a language; its code where the site does not say. */
export const languageName = (documents: Documents, locale: string): string =>
	asString(
		asArray(siteOf(documents)?.locales)
			.map(asObject)
			.find(({ code }) => code === locale)?.name,
	) ?? locale;

/**
 * The messages document that translates a text, or is to: a text of staff alone among those of staff, too. Undefined where
 * the language has none.
 */
function translatorOf(
	documents: Documents,
	language: Language,
	source: string,
	places: readonly TextPlace[],
): string | undefined {
	const isOfStaff = places.every(({ path }) => isForStaff(documents[path]));
	const paths = isOfStaff ? [...language.forStaff, ...language.forEverybody] : language.forEverybody;
	const first = (isOfStaff ? language.forStaff.at(-1) : language.forEverybody[0]) ?? language.forEverybody[0];
	return paths.find((path) => Object.hasOwn(asObject(documents[path]?.messages), source)) ?? first;
}

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

/** A text as it was in the base of a draft, where what it is now has no translation and that had one. */
function formerOf(
	documents: Documents,
	language: Language,
	source: string,
	places: readonly TextPlace[],
	base: Documents,
): Wording["was"] {
	const former = before(source, places, base);
	if (former === undefined) return undefined;
	const path = translatorOf(documents, language, former, places) ?? "";
	const known = [path, ...language.forEverybody, ...language.forStaff].map((one) =>
		asString(asObject(base[one]?.messages)[former]),
	);
	const translation = known.find((one) => one !== undefined);
	return translation === undefined ? undefined : { source: former, translation };
}

/**
 * Every text of the documents beside its translation into a language: missing ones first, then those whose source changed
 * since they were translated, else in reading order.
 */
export function wordingsOf(documents: Documents, language: Language, base: Documents = documents): Wording[] {
	const all = [...textsIn(documents)].flatMap(([source, places]): Wording[] => {
		const path = translatorOf(documents, language, source, places);
		if (path === undefined) return [];
		const translation = asString(asObject(documents[path]?.messages)[source]) ?? "";
		const marked = asString(asObject(documents[path]?.stale)[source]);
		const was =
			translation === ""
				? formerOf(documents, language, source, places, base)
				: marked === undefined
					? undefined
					: { source: marked, translation };
		return [{ source, translation, path, places, ...(was && { was }) }];
	});
	return all.sort((a, b) => rank(a) - rank(b));
}

/** Translations whose text stands nowhere any more; what code says is no documents', and stays. */
export function unusedTranslations(
	documents: Documents,
	messagesPath: string,
	ofCode: readonly string[],
): { source: string; translation: string }[] {
	const texts = textsIn(documents);
	const own = new Set(ofCode);
	return Object.entries(asObject(documents[messagesPath]?.messages)).flatMap(([source, translation]) =>
		texts.has(source) || own.has(source) ? [] : [{ source, translation: String(translation) }],
	);
}

/** What is wrong with a translation's arguments: names in braces that it lacks, or that its text does not have. */
export type ArgumentProblem = { lacks: readonly string[]; unknown: readonly string[] } | { malformed: string };

/** Whether a translation names the arguments of its text, no more and no fewer; undefined where it does. */
export function argumentProblem(source: string, translation: string): ArgumentProblem | undefined {
	const given = argumentsOf(source);
	const named = argumentsOf(translation);
	if (named instanceof Error) return { malformed: named.message };
	if (given instanceof Error) return undefined;
	const lacks = given.filter((name) => !named.includes(name));
	const unknown = named.filter((name) => !given.includes(name));
	return lacks.length + unknown.length > 0 ? { lacks, unknown } : undefined;
}
