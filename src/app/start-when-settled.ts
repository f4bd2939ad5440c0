import type { ReleaseLoader } from "../../renderer/index.ts";
import { registerServiceWorker } from "../offline/register-service-worker.ts";
import type { Stores } from "../stores/stores-context.tsx";
import { saveLocale } from "./session/save-locale.ts";
import { syncProfileLocale } from "./session/sync-profile-locale.ts";

let syncsLocale = false;

/**
 * The artefacts of every page, and of every form with its rules: links, buttons and the login lead to them at any time, also
 * where nobody has been yet when the connection goes. The texts of every language: without those of the one that is chosen then,
 * no page opens.
 */
function releaseFiles(loader: Pick<ReleaseLoader, "snapshot">): string[] {
	const { routes = [], forms = {}, messages = {} } = loader.snapshot().current?.manifest ?? {};
	const pages = routes.flatMap(({ artefact, needs }) => [artefact, ...needs].map((hash) => `/release/${hash}.json`));
	const rules = Object.values(forms).flatMap(({ artefact, validator }) => [
		`/release/${artefact}.json`,
		`/release/${validator}.js`,
	]);
	const texts = Object.values(messages).map((hash) => `/release/${hash}.json`);
	return [...new Set([...texts, ...pages, ...rules])];
}

/** What no page needs to be shown, done once the page is idle. May be tried again where it fails. */
export async function startWhenSettled(
	stores: Pick<Stores, "user" | "preferences">,
	loader: Pick<ReleaseLoader, "snapshot">,
): Promise<void> {
	if (!syncsLocale) syncProfileLocale(stores, saveLocale);
	syncsLocale = true;
	// The development server has no worker.
	if (import.meta.env.PROD) await registerServiceWorker(stores.user, () => releaseFiles(loader));
}
