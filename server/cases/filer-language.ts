import { isMessages } from "../../schemas/checks/artefacts.gen.ts";
import { createTranslator, type Translator } from "../../schemas/i18n/translator.ts";
import type { Manifest, MessagesArtefact } from "../../schemas/release.ts";
import { timeZoneOf } from "../../schemas/rules/formats/time-zone.ts";
import { acceptedLocale } from "../../schemas/rules/texts/accepted-locale.ts";
import type { Db } from "../database/connection.ts";
import { cachedByHash } from "../repositories/queries/cached-by-hash.ts";
import { findArtefact } from "../repositories/releases/artefact.ts";
import { findStaffManifest } from "../repositories/releases/handling-documents.ts";
import { findCurrentManifest } from "../repositories/releases/release.ts";

const CACHED = 20;

/** A locale's messages as they were published. */
const messagesOf = cachedByHash(CACHED, async (db: Db, hash: string): Promise<MessagesArtefact | null> => {
	const body = await findArtefact(db, `${hash}.json`);
	const artefact: unknown = body === null ? null : JSON.parse(body);
	return isMessages(artefact) ? artefact : null;
});

/** The language of a release that a request asks for by its Accept-Language header: the portal's own where it has none such. */
function localeFor({ messages, site }: Manifest, acceptLanguage: string | undefined): string {
	return acceptedLocale(acceptLanguage, Object.keys(messages)) ?? site.default_locale;
}

/** Speaks as the form did to whoever filled it in: in their language, with the texts of the release that they had. */
export async function translatorFor(
	db: Db,
	manifest: Manifest,
	acceptLanguage: string | undefined,
): Promise<Translator> {
	const locale = localeFor(manifest, acceptLanguage);
	const hash = manifest.messages[locale];
	const artefact = hash === undefined ? null : await messagesOf(db, hash);
	return createTranslator({ locale, timeZone: timeZoneOf(manifest.site), messages: artefact?.messages ?? {} });
}

/** Leaves texts as their documents write them. */
export const writtenWords = (source: string): string => source;

/** The same of what staff read, the documents included by which cases are handled; as they are written where there are none. */
export async function staffWords(db: Db, acceptLanguage: string | undefined): Promise<(source: string) => string> {
	const manifest = await findStaffManifest(db);
	return manifest ? (await translatorFor(db, manifest, acceptLanguage)).text : writtenWords;
}

/** Speaks a reader's language with the texts of the release in force; as they are written where the portal has no release. */
export async function portalTranslator(db: Db, acceptLanguage: string | undefined): Promise<Translator> {
	const manifest = await findCurrentManifest(db);
	return manifest ? translatorFor(db, manifest, acceptLanguage) : createTranslator({ locale: "en-US" });
}

/** Translates texts of that release. */
export async function portalWords(db: Db, acceptLanguage: string | undefined): Promise<(source: string) => string> {
	const { text } = await portalTranslator(db, acceptLanguage);
	return (source) => text(source);
}
