import type { Attachment } from "../../schemas/types.gen.ts";
import type { UploadRow, UserRow } from "../database/tables.ts";
import { passFor } from "./signature.ts";

/** An upload as the wire tells it to somebody who may see it; `reader` is who of the staff that is, whose reading is recorded. */
export function attachmentOf(
	secret: Buffer,
	{ id, name, size, mime, thumbnail, keeps_metadata }: UploadRow,
	reader: UserRow | null = null,
): Attachment {
	const query = `?pass=${passFor(secret, id, reader ? { reader: reader.id } : {})}`;
	const thumbnail_url = thumbnail === null ? null : `/uploads/${id}/thumbnail${query}`;
	return { id, url: `/uploads/${id}${query}`, name, size, mime, thumbnail_url, keeps_metadata };
}
