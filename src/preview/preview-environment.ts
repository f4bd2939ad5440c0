import type { StoreEnvironment } from "../stores/persistent-store.ts";
import type { PreviewLook } from "./preview-address.ts";

/** The account that the staff member is signed in with, as the portal's own store has it. */
const USER = "user";

/**
 * Storage of a preview: what is looked at leaves nothing on the device. As a member it begins with the account that whoever
 * looks is signed in with, else with none.
 */
export function previewEnvironment(look: PreviewLook, device: Pick<Storage, "getItem">): StoreEnvironment {
	const stored = new Map<string, string>();
	const account = look.as === "member" ? device.getItem(USER) : null;
	if (account !== null) stored.set(USER, account);
	const preferences = { locale: look.locale, color_mode: look.color, side_open: true };
	stored.set("preferences", JSON.stringify(preferences));
	return {
		storage: {
			getItem: (key) => stored.get(key) ?? null,
			setItem: (key, value) => void stored.set(key, value),
		},
		onForeignWrite: () => () => undefined,
	};
}
