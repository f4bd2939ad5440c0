import type { ReleaseLoader } from "../../../renderer/index.ts";
import type { ReleaseReference } from "../../../schemas/release.ts";

/** What a static build names its release with; also beside a backend that knows none. */
const STATIC_RELEASE = "/release/current.json";

type Opening = Pick<ReleaseLoader, "open" | "openNamedAt" | "snapshot">;

/**
 * Opens the release that the backend names. Where it names none, or one that cannot be had, and nothing is shown yet,
 * opens the release built into the portal's static files instead.
 */
export async function openNamed(loader: Opening, named: ReleaseReference | undefined): Promise<void> {
	if (named && ((await loader.open(named)) || !loader.snapshot().error)) return;
	if (!loader.snapshot().current) await loader.openNamedAt(STATIC_RELEASE);
}
