import { isObject } from "../../schemas/json/json.ts";
import type { Db } from "../database/connection.ts";
import { countUploadsBeside, renameUploads, uploadKinds } from "../repositories/messages/upload.ts";
import { isRowId } from "../repositories/queries/search.ts";
import { neutralName } from "../uploads/file-name.ts";

/** What the files of an anonymous submission are called instead, by the uploads' ids. */
export type NeutralNames = ReadonlyMap<string, string>;

/**
 * Names files by their kind and their place among all that was sent with a case, null for one that is not filed yet: what
 * they were called may name people.
 */
export async function neutralNames(
	db: Db,
	attachments: readonly string[],
	messageId: string | null,
): Promise<NeutralNames> {
	const ids = [...new Set(attachments)];
	if (ids.length === 0) return new Map();
	const kinds = await uploadKinds(db, ids);
	const before = messageId !== null && isRowId(messageId) ? await countUploadsBeside(db, messageId, ids) : 0;
	return new Map(ids.map((id, index) => [id, neutralName(before + index + 1, kinds.get(id) ?? "")]));
}

/** Values in which every file is called by its neutral name: a form may keep whole attachments among them. */
export function withNeutralNames<T>(value: T, names: NeutralNames): T;
export function withNeutralNames(value: unknown, names: NeutralNames): unknown {
	if (Array.isArray(value)) return value.map((entry) => withNeutralNames(entry, names));
	if (!isObject(value)) return value;
	const name = typeof value.id === "string" && "name" in value ? names.get(value.id) : undefined;
	const entries = Object.entries(value).map(([key, entry]) => [key, withNeutralNames(entry, names)]);
	return { ...Object.fromEntries(entries), ...(name !== undefined && { name }) };
}

/** Gives uploads of a case neutral names. */
export async function neutralizeUploads(db: Db, attachments: readonly string[], messageId: string): Promise<void> {
	await renameUploads(db, await neutralNames(db, attachments, messageId));
}
