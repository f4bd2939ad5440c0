import type { ReleaseReference } from "../../../schemas/release.ts";

/** Written into the document's head by the server (server/prerender/start-hints.ts), beside hints of what its page needs. */
const ELEMENT = "portico-release";

/** The release that the server named in the document itself; undefined on a static host. */
export function namedRelease(document: Document): ReleaseReference | undefined {
	const link = document.getElementById(ELEMENT);
	const id = link?.dataset.release;
	const url = link?.getAttribute("href");
	return id && url ? { id, manifest_url: url } : undefined;
}
