import { keepOffline } from "../offline/keep-offline.ts";
import type { Stores } from "../stores/stores-context.tsx";
import { keepProfileLocale } from "./session/keep-profile-locale.ts";
import { saveLocale } from "./session/save-locale.ts";

let keepsLocale = false;

/** What no page needs to be shown, done once the page is at rest. May be tried again where it fails. */
export async function keepAtRest(stores: Pick<Stores, "user" | "preferences">): Promise<void> {
	if (!keepsLocale) keepProfileLocale(stores, saveLocale);
	keepsLocale = true;
	// The development server has no worker.
	if (import.meta.env.PROD) await keepOffline(stores.user);
}
