import { createHttpClient } from "../../../adapters/index.ts";
import type { SaveLocale } from "./sync-profile-locale.ts";

const nothing = () => undefined;

/**
 * Saves without a word: whoever has chosen a language sees that it is chosen, and has nothing to do where this fails.
 */
export const saveLocale: SaveLocale = async (locale, token) => {
	const quiet = { onUnauthorized: nothing, confirm: nothing, sessionTimeout: nothing };
	const client = createHttpClient({ ...quiet, token: () => token, locale: () => locale });
	const { code, data } = await client.request("userUpdateProfile", { locale });
	return code === 0 ? data : null;
};
