import { keyWords } from "../../../schemas/edits/names.ts";
import type { Sentence, SentenceValue } from "../../../schemas/edits/types.ts";
import { isNameIn } from "../../../schemas/json/one-of.ts";
import { offerOf } from "../blocks/offer-of.ts";
import { sentenceWords } from "../i18n/sentence-words.ts";
import type { StudioI18n, StudioText } from "../i18n/studio-i18n.ts";
import { wordsOfId } from "../naming/document-title.ts";
import { SETTINGS, settingLabel } from "../settings/setting-words.ts";

/** Keywords of JSON Schema, by what the settings of a question call them. */
const KEYWORDS: Readonly<Record<string, StudioText>> = {
	enum: "Choices",
	required: "Must be answered",
	"min length": "At least so many characters",
	"max length": "At most so many characters",
	minimum: "At least",
	maximum: "At most",
	"min items": "At least so many",
	"max items": "At most so many",
};

const settings = new Map(SETTINGS.map((key) => [keyWords(key), settingLabel(key)]));

type Translate = StudioI18n["translate"];

/** A property as a sentence says it, by what the studio calls it: “Choices”. What it has no word for stays as it is. */
function propertyWords(words: string, translate: Translate): string | undefined {
	const labels = words.split(", ").map((word) => (isNameIn(KEYWORDS, word) ? KEYWORDS[word] : settings.get(word)));
	return labels.includes(undefined) ? undefined : `“${labels.map((label) => translate(label ?? "")).join(" › ")}”`;
}

/** What a document without a title is named by is its id: the studio has words for those that every portal has. */
const documentWords = (name: string, portal: StudioI18n["portal"]): string =>
	/^[a-z]+(-[a-z]+)*$/.test(name) && portal(name) === name ? portal(wordsOfId(name), true) : portal(name);

/** A part as a sentence names it: a block without a title by its kind, and of a property of a part both in words. */
function nameWords(name: string, { translate, portal }: StudioI18n): string {
	const offer = offerOf(name);
	if (offer) return translate(offer.label);
	const at = name.lastIndexOf(": ");
	const property = at === -1 ? undefined : propertyWords(name.slice(at + 2), translate);
	return property === undefined
		? documentWords(name, portal)
		: `${documentWords(name.slice(0, at), portal)}: ${property}`;
}

/** The values of a sentence that name a part. */
const NAMED = ["name", "owner", "target", "form", "title", "field"];

function valueWords(key: string, value: SentenceValue, i18n: StudioI18n): SentenceValue {
	if (typeof value !== "string") return value;
	if (key === "property") return propertyWords(value, i18n.translate) ?? value;
	return NAMED.includes(key) ? nameWords(value, i18n) : value;
}

/** A sentence on a change for whoever knows the screens and not the documents: settings and blocks as the studio calls them. */
export function changeWords(i18n: StudioI18n, { text, values }: Sentence): string {
	const worded = Object.entries(values).map(([key, value]) => [key, valueWords(key, value, i18n)]);
	return sentenceWords(i18n, { text, values: Object.fromEntries(worded) });
}

/** Several changes, each once: those that read alike, such as two questions of one label, as one with their number. */
export function changesWords(i18n: StudioI18n, sentences: readonly Sentence[]): string[] {
	const counts = Map.groupBy(sentences, (one) => changeWords(i18n, one));
	return [...counts].map(([message, { length: count }]) =>
		count === 1 ? message : i18n.t("{message} ({count} times)", { message, count }),
	);
}
