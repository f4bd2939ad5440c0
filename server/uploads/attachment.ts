import type { Attachment } from "../../schemas/types.gen.ts";
import type { UploadRow } from "../database/tables.ts";
import { passFor } from "./signature.ts";

/** An upload as the wire tells it to somebody who may see it. */
export function attachmentOf(
	secret: Buffer,
	{ id, name, size, mime, thumbnail, keeps_metadata }: UploadRow,
): Attachment {
	const query = `?pass=${passFor(secret, id)}`;
	const thumbnail_url = thumbnail === null ? null : `/uploads/${id}/thumbnail${query}`;
	return { id, url: `/uploads/${id}${query}`, name, size, mime, thumbnail_url, keeps_metadata };
}
