import type { UserInfo } from "../../../schemas/types.gen.ts";
import type { Stores } from "../../stores/stores-context.tsx";

type SyncedStores = Pick<Stores, "user" | "preferences">;

/** Puts a language into the profile; null where that did not work. */
export type SaveLocale = (locale: string, token: string) => Promise<UserInfo | null>;

/**
 * Keeps the profile's language the one that its owner chooses while they are logged in, so that it comes along to their
 * other devices. Quietly: where it cannot be saved, it is tried again with the next choice and the next load.
 */
export function syncProfileLocale({ user, preferences }: SyncedStores, save: SaveLocale): () => void {
	let known = user.snapshot().user_info?.locale ? null : preferences.snapshot().locale;
	const sync = async () => {
		const { locale } = preferences.snapshot();
		const { is_login, token, user_info } = user.snapshot();
		if (locale === known) return;
		known = locale;
		if (locale === null || !is_login || user_info?.locale === locale) return;
		const saved = await save(locale, token).catch(() => null);
		if (saved && user.snapshot().token === token) user.update(saved);
	};
	void sync();
	return preferences.subscribe(() => void sync());
}
