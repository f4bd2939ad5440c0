import { toPointer } from "../../rules/pointer.ts";
import type { MessagesDocument } from "../../types.gen.ts";
import type { Place, Report } from "../diagnostic.ts";
import { argumentsOf } from "../message-arguments.ts";
import type { PortalDocuments, Sourced } from "../portal.ts";
import { engineTexts, type SourceText, textsOf } from "../texts.ts";

/** Every text must be well-formed ICU, be given exactly its arguments, and be translated into every locale. */
export function checkTexts(portal: PortalDocuments, report: Report): void {
	const locales = translatedLocales(portal);
	for (const { place, document } of portal.all) {
		const texts = textsOf(document);
		for (const { text, pointer, values } of texts) checkSource(text, values, pointer, place, report);
		for (const { locale, texts: known } of locales)
			reportUntranslated(
				texts.filter(({ text }) => !known.has(text)),
				{ what: "text", locale, place },
				report,
			);
	}
	for (const { locale, texts, home } of locales) checkEngine(locale, texts, home ?? portal.find("site"), report);
	for (const messages of portal.of("messages")) checkTranslations(messages, report);
}

/** So many texts are quoted that a document lacks in one locale. */
const MAX_QUOTED = 8;

/** One diagnostic for all texts of a document that a locale lacks: a locale that was just added lacks them all. */
function reportUntranslated(
	lacking: readonly Pick<SourceText, "text" | "pointer">[],
	{ what, locale, place }: { what: string; locale: string; place: Place },
	report: Report,
): void {
	const [first] = lacking;
	if (first === undefined) return;
	const texts = [...new Set(lacking.map(({ text }) => text))];
	const rest = texts.length - MAX_QUOTED;
	const quotes = texts.slice(0, MAX_QUOTED).map(quoted).join(", ");
	const listed = rest > 0 ? `${quotes} and ${rest} more` : quotes;
	const message =
		texts.length === 1
			? `The ${what} ${listed} has no ${locale} translation. Expected one in a messages document of that locale.`
			: `${texts.length} ${what}s have no ${locale} translation: ${listed}. Expected one for each in a messages document of that locale.`;
	report.add(place, first.pointer, "untranslated", message);
}

type Locale = { locale: string; texts: ReadonlySet<string>; home: Sourced<MessagesDocument> | undefined };

/** The portal's locales but the default one, with what is translated into each. */
function translatedLocales(portal: PortalDocuments): Locale[] {
	const site = portal.find("site")?.document;
	return (site?.locales ?? [])
		.filter(({ code }) => code !== site?.default_locale)
		.map(({ code }) => {
			const own = portal.of("messages").filter(({ document }) => document.locale === code);
			return {
				locale: code,
				texts: new Set(own.flatMap(({ document }) => Object.keys(document.messages))),
				home: own[0],
			};
		});
}

const quoted = (text: string) => JSON.stringify(text.length > 80 ? `${text.slice(0, 79)}…` : text);

/** What is wrong with a text's braces, without the parser's excerpt of it. */
const malformed = (what: string, text: string, { message }: Error) =>
	`The ${what} ${quoted(text)} is not well-formed: ${(message.split("\n")[0] ?? "").replace(/:?\s*$/, "")}. Expected ICU MessageFormat: a name in braces, each brace closed, a literal brace in quotes ('{').`;

function checkSource(text: string, values: readonly string[], pointer: string, place: Place, report: Report): void {
	const named = argumentsOf(text);
	if (named instanceof Error) {
		report.add(place, pointer, "malformed-message", malformed("text", text, named));
		return;
	}
	const missing = named.filter((name) => !values.includes(name));
	const surplus = values.filter((name) => !named.includes(name));
	if (missing.length > 0)
		report.add(
			place,
			pointer,
			"message-argument",
			`The text names {${missing.join("}, {")}}, but "values" gives no such value. Expected one for each name in braces.`,
		);
	if (surplus.length > 0)
		report.add(
			place,
			pointer,
			"message-argument",
			`"values" gives ${surplus.join(", ")}, which the text does not name. Expected {${surplus.join("}, {")}} in the text, or no such value.`,
		);
}

function checkEngine(locale: string, texts: ReadonlySet<string>, home: Sourced | undefined, report: Report): void {
	if (!home) return;
	const lacking = engineTexts().filter((text) => !texts.has(text));
	reportUntranslated(
		lacking.map((text) => ({ text, pointer: "" })),
		{ what: "engine's own text", locale, place: home.place },
		report,
	);
}

/** A translation names the arguments of its source text, no more and no fewer. */
function checkTranslations({ place, document }: Sourced<MessagesDocument>, report: Report): void {
	for (const [source, translation] of Object.entries(document.messages)) {
		const pointer = `/messages${toPointer([source])}`;
		const [given, named] = [argumentsOf(source), argumentsOf(translation)];
		if (given instanceof Error)
			report.add(place, pointer, "malformed-message", malformed("source text", source, given));
		if (named instanceof Error)
			report.add(place, pointer, "malformed-message", malformed("translation", translation, named));
		if (given instanceof Error || named instanceof Error) continue;
		const unknown = named.filter((name) => !given.includes(name));
		const dropped = given.filter((name) => !named.includes(name));
		if (unknown.length > 0)
			report.add(
				place,
				pointer,
				"message-argument",
				`The translation names {${unknown.join("}, {")}}, which the source text does not. Expected {${given.join("}, {")}} only.`,
			);
		if (dropped.length > 0)
			report.add(
				place,
				pointer,
				"message-argument",
				`The translation lacks {${dropped.join("}, {")}}. Expected every name in braces that the source text has.`,
			);
	}
}
