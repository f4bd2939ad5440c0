import type { Json } from "./types.ts";

/** A copy of a value as it would be written in a document: absent members are left out, and nothing at all becomes null. */
export const toDocumentValue = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null));
