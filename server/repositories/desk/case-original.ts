import { isObject } from "../../../schemas/json/json.ts";
import type { Db } from "../../database/connection.ts";
import { listAnswered, replaceAnswered } from "../messages/case-question.ts";

/** What readers see where something personal stood. */
const BLOT = "***";

const blotted = (text: string, words: string) => text.replaceAll(words, BLOT);

/** A stored value in which a text is blotted out wherever it stands. */
function withoutWords<T>(value: T, words: string): T;
function withoutWords(value: unknown, words: string): unknown {
	if (typeof value === "string") return blotted(value, words);
	if (Array.isArray(value)) return value.map((one) => withoutWords(one, words));
	if (!isObject(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutWords(one, words)]));
}

/** Somebody blots a text out of a case. */
type Redaction = { message_id: string; author_id: string | null; words: string };

function textsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	if (Array.isArray(value)) return value.flatMap(textsIn);
	return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** All of a case that words may be blotted out of. */
async function storedTexts(db: Db, messageId: string) {
	const found = await db
		.selectFrom("message")
		.select(["title", "data", "labels", "public_text", "reply"])
		.where("id", "=", messageId)
		.executeTakeFirstOrThrow();
	const flow = await db.selectFrom("message_flow").select(["id", "note"]).where("message_id", "=", messageId).execute();
	return { found, flow, answered: await listAnswered(db, messageId) };
}

/** The same as a list of texts. */
export const listTexts = async (db: Db, messageId: string): Promise<string[]> => {
	const { found, flow, answered } = await storedTexts(db, messageId);
	return textsIn([found, flow.map(({ note }) => note), answered.map((one) => one.answered)]);
};

/**
 * Blots a text out of a case's title, answers, reply and the notes of its steps, and keeps these as they were. False where it
 * stands in none of them.
 */
export async function redactTexts(db: Db, { message_id, author_id, words }: Redaction): Promise<boolean> {
	const { found, flow, answered: all } = await storedTexts(db, message_id);
	const notes = flow.filter(({ note }) => note.includes(words));
	const answers = all.filter(({ answered }) => JSON.stringify(answered).includes(words));
	const { title, data, labels, public_text, reply } = found;
	const before = JSON.stringify({ title, data, labels, reply, notes, answers });
	const after = {
		title: blotted(title, words),
		public_text: blotted(public_text, words),
		data: JSON.stringify(withoutWords(data, words)),
		labels: JSON.stringify(withoutWords(labels, words)),
		reply: reply === null ? null : blotted(reply, words),
	};
	const isSame = after.title === title && after.reply === reply && after.data === JSON.stringify(data);
	if (isSame && notes.length === 0 && answers.length === 0) return false;
	await db
		.insertInto("case_original")
		.values({ message_id, author_id, words: [words], before })
		.execute();
	await db.updateTable("message").set(after).where("id", "=", message_id).execute();
	for (const { id, note } of notes)
		await db
			.updateTable("message_flow")
			.set({ note: blotted(note, words) })
			.where("id", "=", id)
			.execute();
	for (const { flow_id, answered } of answers) await replaceAnswered(db, flow_id, withoutWords(answered, words));
	return true;
}

/** What was blotted out of a case, by whom and when. */
export async function listOriginals(db: Db, messageId: string) {
	const rows = await db
		.selectFrom("case_original")
		.leftJoin("app_user", "app_user.id", "case_original.author_id")
		.select(["words", "case_original.created_at", "app_user.nickname as author"])
		.where("message_id", "=", messageId)
		.orderBy("case_original.id")
		.execute();
	return rows.map(({ words, created_at, author }) => ({
		text: words.join(", "),
		author: author ?? "",
		created_at: created_at.toISOString(),
	}));
}

/** What staff alone have written of a case and kept of it: it goes with what is erased of the case. */
export async function eraseStaffWords(db: Db, messageId: string): Promise<void> {
	await db.deleteFrom("case_original").where("message_id", "=", messageId).execute();
	await db.deleteFrom("case_note").where("message_id", "=", messageId).execute();
	await db.deleteFrom("reply_draft").where("message_id", "=", messageId).execute();
	await db.deleteFrom("case_checklist").where("message_id", "=", messageId).execute();
	await db.deleteFrom("case_supervision").where("message_id", "=", messageId).execute();
}
