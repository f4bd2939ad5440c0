import { join } from "node:path";
import type { DocumentSource } from "../compiler/parse.ts";
import { readDocuments } from "../read-documents.ts";
import { readSources } from "./read-text.ts";
import type { EditState } from "./types.ts";

let texts: DocumentSource[] | undefined;
let documents: EditState | undefined;

/** The portal's own documents as they are in the repository; read once, as many tests begin with them. */
export function shippedTexts(): readonly DocumentSource[] {
	texts ??= readDocuments(join(import.meta.dirname, "../documents"));
	return texts;
}

/** The same, read. */
export function readShipped(): EditState {
	documents ??= readSources(shippedTexts());
	return documents;
}
