import { toPointer } from "../../json/pointer.ts";
import type { MessagesDocument } from "../../types.gen.ts";
import type { Place, Report } from "../diagnostic.ts";
import type { DocumentCheck } from "../document-check.ts";
import { argumentsOf } from "../message-arguments.ts";
import type { Names } from "../names.ts";
import type { Sourced } from "../portal.ts";
import { engineTexts, type SourceText, serverTexts, textsOf } from "../texts.ts";
import { type DiagnosticWords, worded } from "../worded.ts";

/** Every text must be well-formed ICU, be given exactly its arguments, and be translated into every locale. */
export const checkTexts: DocumentCheck = ({ place, document }, names, report) => {
	const texts = textsOf(document);
	for (const { text, pointer, values } of texts) checkSource(text, values, pointer, place, report);
	for (const locale of names.translatedLocales()) {
		const lacking = texts.filter(({ text }) => !names.translates(locale, text));
		reportUntranslated(lacking, { what: worded`text`, locale, place }, report);
		if (document.kind === "messages" || document.kind === "site") checkEngine(locale, place, names, report);
	}
	if (document.kind !== "messages") return;
	checkTranslations({ place, document }, report);
	checkStale({ place, document }, report);
};

/** How many of the texts that a document lacks in a locale are quoted. */
const MAX_QUOTED = 8;

/** One diagnostic for all texts of a document that a locale lacks: a locale that was just added lacks them all. */
function reportUntranslated(
	lacking: readonly Pick<SourceText, "text" | "pointer">[],
	{ what, locale, place }: { what: DiagnosticWords; locale: string; place: Place },
	report: Report,
): void {
	const [first] = lacking;
	if (first === undefined) return;
	const texts = [...new Set(lacking.map(({ text }) => text))];
	const rest = texts.length - MAX_QUOTED;
	const quotes = texts.slice(0, MAX_QUOTED).map(quoted).join(", ");
	const listed = rest > 0 ? worded`${quotes} and ${rest} more` : quotes;
	const message =
		texts.length === 1
			? worded`The ${what} ${listed} is not translated into ${locale} yet. Expected a translation among the messages of that language.`
			: worded`${texts.length} ${what}s are not translated into ${locale} yet: ${listed}. Expected a translation of each among the messages of that language.`;
	report.add(place, first.pointer, "untranslated", message);
}

const quoted = (text: string) => JSON.stringify(text.length > 80 ? `${text.slice(0, 79)}…` : text);

/** What is wrong with a text's braces, without the parser's excerpt of it. */
const malformed = (what: DiagnosticWords, text: string, { message }: Error) =>
	worded`The ${what} ${quoted(text)} is not well-formed: ${(message.split("\n")[0] ?? "").replace(/:?\s*$/, "")}. Expected ICU MessageFormat: a name in braces, each brace closed, a literal brace in quotes ('{').`;

function checkSource(text: string, values: readonly string[], pointer: string, place: Place, report: Report): void {
	const named = argumentsOf(text);
	if (named instanceof Error) {
		report.add(place, pointer, "malformed-message", malformed(worded`text`, text, named));
		return;
	}
	const missing = named.filter((name) => !values.includes(name));
	const surplus = values.filter((name) => !named.includes(name));
	if (missing.length > 0)
		report.add(
			place,
			pointer,
			"message-argument",
			worded`The text names {${missing.join("}, {")}}, but "values" gives no such value. Expected one for each name in braces.`,
		);
	if (surplus.length > 0)
		report.add(
			place,
			pointer,
			"message-argument",
			worded`"values" gives ${surplus.join(", ")}, which the text does not name. Expected {${surplus.join("}, {")}} in the text, or no such value.`,
		);
}

/** The engine's own texts are looked for once a locale, in its first messages document, or in the site where there is none. */
function checkEngine(locale: string, place: Place, names: Names, report: Report): void {
	if (names.homeOf(locale)?.place !== place) return;
	const lacking = [...engineTexts(), ...serverTexts()].filter((text) => !names.translates(locale, text));
	reportUntranslated(
		lacking.map((text) => ({ text, pointer: "" })),
		{ what: worded`engine's own text`, locale, place },
		report,
	);
}

/** A translation of a text that was corrected since is still one, until somebody says otherwise. */
function checkStale({ place, document }: Sourced<MessagesDocument>, report: Report): void {
	for (const [source, former] of Object.entries(document.stale ?? {})) {
		if (!Object.hasOwn(document.messages, source)) continue;
		const message = worded`The ${document.locale} translation of ${quoted(source)} was made for ${quoted(former)}. Expected it to be confirmed or changed, and its entry in "stale" removed.`;
		report.add(place, `/messages${toPointer([source])}`, "stale-translation", message);
	}
}

/** A translation names the arguments of its source text, no more and no fewer. */
function checkTranslations({ place, document }: Sourced<MessagesDocument>, report: Report): void {
	for (const [source, translation] of Object.entries(document.messages)) {
		const pointer = `/messages${toPointer([source])}`;
		const given = argumentsOf(source);
		const named = argumentsOf(translation);
		if (given instanceof Error)
			report.add(place, pointer, "malformed-message", malformed(worded`source text`, source, given));
		if (named instanceof Error)
			report.add(place, pointer, "malformed-message", malformed(worded`translation`, translation, named));
		if (given instanceof Error || named instanceof Error) continue;
		const unknown = named.filter((name) => !given.includes(name));
		const dropped = given.filter((name) => !named.includes(name));
		if (unknown.length > 0)
			report.add(
				place,
				pointer,
				"message-argument",
				worded`The translation names {${unknown.join("}, {")}}, which the source text does not. Expected {${given.join("}, {")}} only.`,
			);
		if (dropped.length > 0)
			report.add(
				place,
				pointer,
				"message-argument",
				worded`The translation lacks {${dropped.join("}, {")}}. Expected every name in braces that the source text has.`,
			);
	}
}
