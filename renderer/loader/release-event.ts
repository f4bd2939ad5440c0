import { isReference } from "../../schemas/checks/artefacts.gen.ts";
import type { ReleaseReference } from "../../schemas/release.ts";

/**
 * The release that the data of a server-sent event names: `{release}` or a reference; undefined for any other event.
 */
export function releaseOfEvent(data: unknown): ReleaseReference | undefined {
	if (typeof data !== "string") return undefined;
	try {
		const payload: unknown = JSON.parse(data);
		const release = typeof payload === "object" && payload !== null && "release" in payload ? payload.release : payload;
		if (typeof release === "string") return { id: release, manifest_url: `/release/${release}.json` };
		return isReference(release) ? release : undefined;
	} catch {
		return undefined;
	}
}
