import type { Db } from "../../database/connection.ts";

/** Answers of a case and what is made of them. */
export type CaseAnswers = { data: Record<string, unknown>; title: string; public_text: string };

/** Replaces the answers of a case. */
export async function updateCaseAnswers(db: Db, id: string, { data, ...rest }: CaseAnswers): Promise<void> {
	await db
		.updateTable("message")
		.set({ ...rest, data: JSON.stringify(data) })
		.where("id", "=", id)
		.execute();
}
