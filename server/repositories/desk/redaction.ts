import type { Db } from "../../database/connection.ts";
import type { RedactedPicture, RedactedText } from "../../database/tables/desk-tables.ts";

/** What was done: words were blotted out, or a picture has other bytes from then on. */
export type Redacted = { text: RedactedText; picture: null } | { text: null; picture: RedactedPicture };

/** A redaction, as the register in a backup's place has it. */
export type RedactionEntry = { id: string; message_id: string; redacted_at: string } & Redacted;

const asColumns = ({ text, picture }: Redacted) => ({
	text: text && JSON.stringify(text),
	picture: picture && JSON.stringify(picture),
});

/** Records what was redacted of a case, for backups from before. */
export async function recordRedaction(db: Db, message_id: string, redacted: Redacted): Promise<void> {
	await db
		.insertInto("redaction")
		.values({ message_id, ...asColumns(redacted) })
		.execute();
}

/** All that was redacted, the earliest first. */
export async function listRedacted(db: Db): Promise<RedactionEntry[]> {
	const rows = await db.selectFrom("redaction").selectAll().orderBy("redacted_at").orderBy("id").execute();
	return rows.flatMap<RedactionEntry>(({ text, picture, redacted_at, ...row }) => {
		const entry = { ...row, redacted_at: redacted_at.toISOString() };
		if (text) return [{ ...entry, text, picture: null }];
		return picture ? [{ ...entry, text: null, picture }] : [];
	});
}

/** Records those of some entries that the database does not know and whose case it has, and returns them, the earliest first. */
export async function recordMissedRedactions(db: Db, entries: readonly RedactionEntry[]): Promise<RedactionEntry[]> {
	const known = new Set((await db.selectFrom("redaction").select("id").execute()).map(({ id }) => id));
	const missed: RedactionEntry[] = [];
	for (const entry of entries.filter(({ id }) => !known.has(id))) {
		const { id, message_id, redacted_at } = entry;
		const found = await db.selectFrom("message").select("id").where("id", "=", message_id).executeTakeFirst();
		if (!found) continue;
		await db
			.insertInto("redaction")
			.values({ id, message_id, redacted_at: new Date(redacted_at), ...asColumns(entry) })
			.execute();
		missed.push(entry);
	}
	return missed.sort((a, b) => a.redacted_at.localeCompare(b.redacted_at));
}
