import { toPointer } from "../../rules/pointer.ts";
import type { MessagesDocument } from "../../types.gen.ts";
import type { Place, Report } from "../diagnostic.ts";
import { argumentsOf } from "../message-arguments.ts";
import type { Portal, Sourced } from "../portal.ts";
import { engineTexts, textsOf } from "../texts.ts";

/** Every text must be well-formed ICU, be given exactly its arguments, and be translated into every locale. */
export function checkTexts(portal: Portal, report: Report): void {
	const locales = translatedLocales(portal);
	for (const { place, document } of portal.all)
		for (const { text, pointer, values } of textsOf(document)) {
			checkSource(text, values, pointer, place, report);
			for (const { locale, texts } of locales)
				if (!texts.has(text))
					report.add(
						place,
						pointer,
						"untranslated",
						`${quoted(text)} has no ${locale} translation. Expected one in a messages document of that locale.`,
					);
		}
	for (const { locale, texts, home } of locales) checkEngine(locale, texts, home ?? portal.find("site"), report);
	for (const messages of portal.of("messages")) checkTranslations(messages, report);
}

type Locale = { locale: string; texts: ReadonlySet<string>; home: Sourced<MessagesDocument> | undefined };

/** The portal's locales but the default one, with what is translated into each. */
function translatedLocales(portal: Portal): Locale[] {
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
	for (const text of engineTexts())
		if (!texts.has(text))
			report.add(
				home.place,
				"",
				"untranslated",
				`The engine's own text ${quoted(text)} has no ${locale} translation. Expected one in a messages document of that locale.`,
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
