import type { StoredObject } from "./storage.ts";

/** One page of an S3 listing: what it names, and how to ask for the next page, or null at the end. */
type ListingPage = { objects: StoredObject[]; next: string | null };

const textOf = (xml: string, tag: string): string => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? "";

/**
 * Reads the response to ListObjectsV2 (`list-type=2`). Names are our own, of letters, digits, `-`, `.` and `/`, so nothing in
 * them is escaped.
 */
export function readListing(xml: string): ListingPage {
	const entries = [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, entry = ""]) => entry);
	const objects = entries.map((entry) => ({
		name: textOf(entry, "Key"),
		size: Number(textOf(entry, "Size")),
		changedAt: new Date(textOf(entry, "LastModified")),
	}));
	const next = textOf(xml, "IsTruncated") === "true" ? textOf(xml, "NextContinuationToken") : "";
	return { objects, next: next || null };
}
