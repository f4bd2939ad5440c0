import type { Attachment } from "../../schemas/types.gen.ts";
import type { UploadRow, UserRow } from "../database/tables.ts";
import { passFor } from "./signature.ts";

/** Where somebody of the staff reads what a picture was before it was redacted; the pass names them, and does for nothing else. */
export const originalUrl = (secret: Buffer, id: string, reader: UserRow): string =>
	`/uploads/${id}/original?pass=${passFor(secret, originalOf(id), { reader: reader.id })}`;

/** What a pass for an upload's original is made out to. */
export const originalOf = (id: string): string => `${id}/original`;

/** An upload as the wire tells it to somebody who may see it; `reader` is who of the staff that is, whose reading is recorded. */
export function attachmentOf(
	secret: Buffer,
	{ id, name, size, mime, file, thumbnail, keeps_metadata }: UploadRow,
	reader: UserRow | null = null,
): Attachment {
	// Its bytes are others once it was redacted: so is its address, for pages that show it to load it anew.
	const bytes = file === id ? "" : `&bytes=${file.slice(0, 8)}`;
	const query = `?pass=${passFor(secret, id, reader ? { reader: reader.id } : {})}${bytes}`;
	const thumbnail_url = thumbnail === null ? null : `/uploads/${id}/thumbnail${query}`;
	return { id, url: `/uploads/${id}${query}`, name, size, mime, thumbnail_url, keeps_metadata };
}
