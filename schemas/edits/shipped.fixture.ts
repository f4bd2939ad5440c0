import { join } from "node:path";
import { readDocuments } from "../read-documents.ts";
import { readSources } from "./read-text.ts";

/** The portal's own documents as they are in the repository. */
export const shippedTexts = () => readDocuments(join(import.meta.dirname, "../documents"));

/** The same, read. */
export const readShipped = () => readSources(shippedTexts());
