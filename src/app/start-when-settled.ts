import type { ReleaseLoader } from "../../renderer/index.ts";
import { registerServiceWorker } from "../offline/register-service-worker.ts";
import type { Stores } from "../stores/stores-context.tsx";
import { saveLocale } from "./session/save-locale.ts";
import { syncProfileLocale } from "./session/sync-profile-locale.ts";

let syncsLocale = false;

/** The artefacts of every form with its rules: pages open them in dialogs, at any time. */
function formFiles(loader: Pick<ReleaseLoader, "snapshot">): string[] {
	const forms = Object.values(loader.snapshot().current?.manifest.forms ?? {});
	return forms.flatMap(({ artefact, validator }) => [`/release/${artefact}.json`, `/release/${validator}.js`]);
}

/** What no page needs to be shown, done once the page is idle. May be tried again where it fails. */
export async function startWhenSettled(
	stores: Pick<Stores, "user" | "preferences">,
	loader: Pick<ReleaseLoader, "snapshot">,
): Promise<void> {
	if (!syncsLocale) syncProfileLocale(stores, saveLocale);
	syncsLocale = true;
	// The development server has no worker.
	if (import.meta.env.PROD) await registerServiceWorker(stores.user, () => formFiles(loader));
}
