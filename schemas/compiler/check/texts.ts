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
					report.add(place, pointer, "untranslated", `No ${locale} translation of ${quoted(text)}.`);
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

function checkSource(text: string, values: readonly string[], pointer: string, place: Place, report: Report): void {
	const named = argumentsOf(text);
	if (named instanceof Error) {
		report.add(place, pointer, "malformed-message", `Not well-formed ICU MessageFormat: ${named.message}`);
		return;
	}
	const missing = named.filter((name) => !values.includes(name));
	const surplus = values.filter((name) => !named.includes(name));
	if (missing.length > 0)
		report.add(place, pointer, "message-argument", `The text names {${missing.join("}, {")}}, but "values" does not.`);
	if (surplus.length > 0)
		report.add(place, pointer, "message-argument", `"values" has ${surplus.join(", ")}, which the text does not name.`);
}

function checkEngine(locale: string, texts: ReadonlySet<string>, home: Sourced | undefined, report: Report): void {
	if (!home) return;
	for (const text of engineTexts())
		if (!texts.has(text))
			report.add(home.place, "", "untranslated", `No ${locale} translation of the engine's own ${quoted(text)}.`);
}

/** A translation names the arguments of its source text, no more and no fewer. */
function checkTranslations({ place, document }: Sourced<MessagesDocument>, report: Report): void {
	for (const [source, translation] of Object.entries(document.messages)) {
		const pointer = `/messages${toPointer([source])}`;
		const [given, named] = [argumentsOf(source), argumentsOf(translation)];
		if (given instanceof Error)
			report.add(
				place,
				pointer,
				"malformed-message",
				`The source text is not well-formed ICU MessageFormat: ${given.message}`,
			);
		if (named instanceof Error)
			report.add(place, pointer, "malformed-message", `Not well-formed ICU MessageFormat: ${named.message}`);
		if (given instanceof Error || named instanceof Error) continue;
		const unknown = named.filter((name) => !given.includes(name));
		const dropped = given.filter((name) => !named.includes(name));
		if (unknown.length > 0)
			report.add(
				place,
				pointer,
				"message-argument",
				`The translation names {${unknown.join("}, {")}}, which the source text does not.`,
			);
		if (dropped.length > 0)
			report.add(place, pointer, "message-argument", `The translation lacks {${dropped.join("}, {")}}.`);
	}
}
