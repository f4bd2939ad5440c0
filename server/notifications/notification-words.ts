import { isNotifications } from "../../schemas/checks/handling.gen.ts";
import { translatedMessages } from "../../schemas/compiler/emit/messages.ts";
import { createTranslator, type Translator } from "../../schemas/i18n/translator.ts";
import { asObject } from "../../schemas/json/json.ts";
import type { CaseStatus, NotificationTemplate } from "../../schemas/types.gen.ts";
import { translatorFor } from "../cases/filer-language.ts";
import { type Handled, workflowOfCase } from "../cases/workflow.ts";
import type { Db } from "../database/connection.ts";
import { shippedSources } from "../release/shipped.ts";
import { currentHandling, findStaffManifest } from "../repositories/releases/handling-documents.ts";
import { findCurrentManifest } from "../repositories/releases/release.ts";

/** What is told, by which channel. */
export type Wanted = Pick<NotificationTemplate, "event" | "channel">;

/** A message in words, and what they name; short messages have no subject. */
export type Worded = { subject: string; text: string; locale: string; values: MessageValues };

const shipped = shippedSources().map(({ text }): unknown => JSON.parse(text));
const SHIPPED: readonly NotificationTemplate[] = shipped.find(isNotifications)?.messages ?? [];

/** Speaks the shipped texts in a language, for portals whose documents are from before they had these. */
function shippedTranslator(locale: string): Translator {
	const translations = shipped.map(asObject).filter((one) => one.kind === "messages" && one.locale === locale);
	const messages: Record<string, string> = Object.assign({}, ...translations.map((one) => asObject(one.messages)));
	const texts = SHIPPED.flatMap(({ subject, text }) => [text, subject ?? ""]);
	const own = Object.fromEntries(Object.entries(messages).filter(([source]) => texts.includes(source)));
	return createTranslator(translatedMessages(locale, own, texts));
}

const find = (messages: readonly NotificationTemplate[], { event, channel }: Wanted) =>
	messages.find((one) => one.event === event && one.channel === channel);

/** The text for an event and a channel, and who says it: the documents in force, or the shipped ones. Null where there is none. */
async function templateFor(db: Db, wanted: Wanted, locale: string | null) {
	const { notifications } = await currentHandling(db);
	const manifest = (await findStaffManifest(db)) ?? (await findCurrentManifest(db));
	if (!manifest) return null;
	const translator = await translatorFor(db, manifest, locale ?? undefined);
	const own = find(notifications?.messages ?? [], wanted);
	if (own) return { template: own, translator };
	const template = find(SHIPPED, wanted);
	return template ? { template, translator: shippedTranslator(translator.locale) } : null;
}

/** What a message is about besides its texts: values for their {names}. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Words a message in a reader's language, or in the portal's own; null where no document has a text for it. */
export async function notificationWords(
	db: Db,
	wanted: Wanted,
	{ locale, values }: { locale: string | null; values: MessageValues },
): Promise<Worded | null> {
	const found = await templateFor(db, wanted, locale);
	const site = (await findCurrentManifest(db))?.site;
	if (!found || !site) return null;
	const { template, translator } = found;
	const known = { portal: translator.text(site.name), ...values };
	const translated = (text: string | undefined) => (text === undefined ? "" : translator.text(text, known));
	const texts = { subject: translated(template.subject), text: translated(template.text) };
	return { ...texts, locale: translator.locale, values: known };
}

/** What a state of a case is called, in a reader's language. */
export async function stateName(db: Db, handled: Handled, status: CaseStatus, locale: string | null): Promise<string> {
	const manifest = await findCurrentManifest(db);
	const label = (await workflowOfCase(db, handled)).states[status]?.label;
	if (!manifest || label === undefined) return status;
	const { text } = await translatorFor(db, manifest, locale ?? undefined);
	return text(typeof label === "string" ? label : String(asObject(label).text ?? status));
}
