import { translatedMessages } from "../../schemas/compiler/emit/messages.ts";
import { ENGINE_TEXTS } from "../../schemas/engine-texts.ts";
import { createTranslator, type Translator } from "../../schemas/i18n/translator.ts";
import { asObject, type JsonObject } from "../../schemas/json/json.ts";
import { acceptedLocale } from "../../schemas/rules/texts/accepted-locale.ts";
import { SERVER_TEXTS } from "../../schemas/server-texts.ts";
import type { Db } from "../database/connection.ts";
import type { StoredSource } from "../database/tables/release-tables.ts";
import { logFailure } from "../log/failure-log.ts";
import { findCurrent, findManifest, findSourcesUnder } from "../repositories/releases/release.ts";
import type { Translators } from "../wire/texts.ts";
import type { ReleaseFeed } from "./feed.ts";
import { shippedSources } from "./shipped.ts";

/** What is said where no page is at hand: by the server, and by the rules that it shares with the pages. */
const TEXTS: readonly string[] = [...ENGINE_TEXTS, ...SERVER_TEXTS];

/** The folder of messages documents. */
const MESSAGES = "messages/";

/** The messages documents among sources. */
const messagesIn = (sources: readonly StoredSource[]): JsonObject[] =>
	sources
		.filter(({ path }) => path.startsWith(MESSAGES))
		.map(({ text }): JsonObject => asObject(JSON.parse(text)))
		.filter(({ kind }) => kind === "messages");

const SHIPPED = messagesIn(shippedSources());

/** The translations of TEXTS into a locale; what the later documents say wins. */
function translationsOf(locale: string, documents: readonly JsonObject[]): Record<string, string> {
	const own = documents.filter((document) => document.locale === locale).map(({ messages }) => asObject(messages));
	const messages: JsonObject = Object.assign({}, ...own);
	return Object.fromEntries(
		TEXTS.flatMap((text) => {
			const translation = Object.hasOwn(messages, text) ? messages[text] : undefined;
			return typeof translation === "string" ? [[text, translation]] : [];
		}),
	);
}

/** Speaks some locales by messages documents, in front of which stand those that are shipped; `own` where none is asked for. */
function translatorsIn(locales: readonly string[], own: string, documents: readonly JsonObject[]): Translators {
	const known = new Map<string, Translator>();
	const translatorOf = (locale: string): Translator => {
		const translations = translationsOf(locale, [...SHIPPED, ...documents]);
		return createTranslator(translatedMessages(locale, translations, TEXTS));
	};
	return {
		inLanguage(acceptLanguage) {
			const locale = acceptedLocale(acceptLanguage, locales) ?? own;
			const translator = known.get(locale) ?? translatorOf(locale);
			known.set(locale, translator);
			return translator;
		},
	};
}

/** Speaks what the shipped documents do, as before the first release. */
export const shippedTranslators = (): Translators =>
	translatorsIn(["en-US", ...SHIPPED.map(({ locale }) => String(locale))], "en-US", []);

async function translatorsOfCurrent(db: Db): Promise<Translators> {
	const release = await findCurrent(db);
	const manifest = release && (await findManifest(db, release.id));
	if (!manifest) return shippedTranslators();
	const { site } = manifest;
	const sources = await findSourcesUnder(db, release.id, MESSAGES);
	return translatorsIn(
		site.locales.map(({ code }) => code),
		site.default_locale,
		messagesIn(sources),
	);
}

/** Speaks as the release in force does, also after another has come. */
export async function followTranslators(db: Db, releases: Pick<ReleaseFeed, "subscribe">): Promise<Translators> {
	let current = await translatorsOfCurrent(db);
	releases.subscribe(() => {
		translatorsOfCurrent(db).then(
			(translators) => {
				current = translators;
			},
			(error: unknown) => logFailure("The texts of the new release could not be read.", error),
		);
	});
	return { inLanguage: (acceptLanguage) => current.inLanguage(acceptLanguage) };
}
