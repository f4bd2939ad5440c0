import type { ReleaseLoader } from "../../renderer/index.ts";
import { keepOffline } from "../offline/keep-offline.ts";
import type { Stores } from "../stores/stores-context.tsx";
import { keepProfileLocale } from "./session/keep-profile-locale.ts";
import { saveLocale } from "./session/save-locale.ts";

let keepsLocale = false;

/** The artefacts of every form with its rules: pages open them in dialogs, at any time. */
function formFiles(loader: Pick<ReleaseLoader, "snapshot">): string[] {
	const forms = Object.values(loader.snapshot().current?.manifest.forms ?? {});
	return forms.flatMap(({ artefact, validator }) => [`/release/${artefact}.json`, `/release/${validator}.js`]);
}

/** What no page needs to be shown, done once the page is at rest. May be tried again where it fails. */
export async function keepAtRest(
	stores: Pick<Stores, "user" | "preferences">,
	loader: Pick<ReleaseLoader, "snapshot">,
): Promise<void> {
	if (!keepsLocale) keepProfileLocale(stores, saveLocale);
	keepsLocale = true;
	// The development server has no worker.
	if (import.meta.env.PROD) await keepOffline(stores.user, () => formFiles(loader));
}
