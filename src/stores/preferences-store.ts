import { chosenLocale } from "../../schemas/rules/texts/chosen-locale.ts";
import schema from "../../schemas/stores/preferences.schema.json" with { type: "json" };
import type { LocaleCookie } from "./locale-cookie.ts";
import { createPersistentStore, type PersistentStore, type StoreEnvironment } from "./persistent-store.ts";

/** `system` follows the device. */
export type ColorMode = "system" | "light" | "dark";

/** What the reader chose; `locale` is null until then. */
export type Preferences = { locale: string | null; color_mode: ColorMode; side_open: boolean };

/** The reader's choices. */
export type PreferencesStore = PersistentStore<Preferences>;

/**
 * The preferences, in local storage under the name `preferences`; public/before-paint.js reads them before the first paint.
 * A language that is not among them is the one that the cookie tells, in which the page came: it may outlive them. The
 * cookie follows what is chosen; of who has chosen none, nothing is kept.
 */
export function createPreferencesStore(environment: StoreEnvironment, cookie?: LocaleCookie): PreferencesStore {
	const initial: Preferences = { locale: null, color_mode: "system", side_open: true };
	const completed = (state: Preferences) => ({ ...state, locale: state.locale ?? chosenLocale(cookie?.read() ?? "") });
	const store = createPersistentStore({ key: "preferences", initial, schema, completed }, environment);
	const remember = () => {
		const { locale } = store.snapshot();
		try {
			if (locale) cookie?.write(locale);
		} catch {
			// Cookies are forbidden: the server goes by what the browser asks for.
		}
	};
	remember();
	store.subscribe(remember);
	return store;
}
