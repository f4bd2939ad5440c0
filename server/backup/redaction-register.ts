import { asArray, asObject, isObject } from "../../schemas/json/json.ts";
import { findRedacted } from "../cases/redacted-words.ts";
import type { Db } from "../database/connection.ts";
import type { RedactedPicture, RedactedText } from "../database/tables/desk-tables.ts";
import { listTexts, redactTexts } from "../repositories/desk/case-original.ts";
import { findPicture, storeRedacted, takeRedactionBack } from "../repositories/desk/picture-original.ts";
import { listRedacted, type RedactionEntry, recordMissedRedactions } from "../repositories/desk/redaction.ts";
import type { Storage } from "../uploads/storage.ts";
import { REDACTION_REGISTER } from "./names.ts";
import { getJson, putJson, type Target } from "./write-stream.ts";

const numberIn = (of: Record<string, unknown>, name: string): number => {
	const value = of[name];
	if (typeof value === "number") return value;
	throw new Error(`${REDACTION_REGISTER} should hold a number as ${name}.`);
};

const textIn = (of: Record<string, unknown>, name: string): string => {
	const value = of[name];
	if (typeof value === "string") return value;
	throw new Error(`${REDACTION_REGISTER} should hold a text as ${name}.`);
};

const areaOf = (area: Record<string, unknown>) => ({
	x: numberIn(area, "x"),
	y: numberIn(area, "y"),
	width: numberIn(area, "width"),
	height: numberIn(area, "height"),
});

const pictureOf = (picture: Record<string, unknown>): RedactedPicture => ({
	upload: textIn(picture, "upload"),
	file: textIn(picture, "file"),
	size: numberIn(picture, "size"),
	thumbnail: picture.thumbnail === null ? null : textIn(picture, "thumbnail"),
	areas: asArray(picture.areas).map((area) => areaOf(asObject(area))),
});

/** An entry as it was written. Throws on what is none: better no restore than one that leaves something out. */
function entryOf(stored: Record<string, unknown>): RedactionEntry {
	const { text, picture } = stored;
	const id = textIn(stored, "id");
	const message_id = textIn(stored, "message_id");
	const entry = { id, message_id, redacted_at: textIn(stored, "redacted_at") };
	if (isObject(picture)) return { ...entry, text: null, picture: pictureOf(picture) };
	const { length, mac } = asObject(text);
	return { ...entry, text: { length: numberIn({ length }, "length"), mac: textIn({ mac }, "mac") }, picture: null };
}

/** What was redacted, as a backup's place knows it. */
export async function readRedactions(storage: Storage): Promise<RedactionEntry[]> {
	const stored = await getJson(storage, REDACTION_REGISTER);
	if (stored === null) return [];
	return asArray(asObject(stored).redactions).map((entry) => entryOf(asObject(entry)));
}

/** Adds to the place's register what was redacted since, and writes it where that is something. */
export async function writeRedactions(db: Db, target: Target): Promise<void> {
	const known = await readRedactions(target.storage);
	const ids = new Set(known.map(({ id }) => id));
	const more = (await listRedacted(db)).filter(({ id }) => !ids.has(id));
	if (more.length > 0) await putJson(target, REDACTION_REGISTER, { redactions: [...known, ...more] });
}

async function redactPicture(db: Db, messageId: string, { upload, areas, ...bytes }: RedactedPicture): Promise<void> {
	const found = await findPicture(db, messageId, upload);
	if (!found) return;
	if (areas.length > 0) await storeRedacted(db, found, { ...bytes, areas, author_id: null });
	else if (found.original) await takeRedactionBack(db, found, found.original);
}

async function redactText(db: Db, messageId: string, text: RedactedText, secret: Buffer): Promise<void> {
	const words = findRedacted(secret, messageId, text, await listTexts(db, messageId));
	if (words !== null) await redactTexts(db, { message_id: messageId, author_id: null, words });
}

/**
 * Redacts anew what was redacted after the moment that was restored; `readSecret` reads the portal's. Of pictures the bytes are
 * those that everybody got since, which are put back with all files. Returns how many times something was redacted.
 */
export async function replayRedactions(
	db: Db,
	entries: readonly RedactionEntry[],
	readSecret: (db: Db) => Promise<Buffer>,
): Promise<number> {
	if (entries.length === 0) return 0;
	return db.transaction().execute(async (transaction) => {
		const missed = await recordMissedRedactions(transaction, entries);
		if (missed.length === 0) return 0;
		const secret = await readSecret(transaction);
		for (const { message_id, text, picture } of missed)
			if (picture) await redactPicture(transaction, message_id, picture);
			else await redactText(transaction, message_id, text, secret);
		return missed.length;
	});
}
