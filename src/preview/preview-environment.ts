import { asObject } from "../../schemas/json/json.ts";
import type { StoreEnvironment } from "../stores/persistent-store.ts";
import type { PreviewLook } from "./preview-address.ts";

/** The account that the staff member is signed in with, as the portal's own store has it. */
const USER = "user";

/** The token of whoever looks; empty where nobody is signed in on the device. */
export function tokenOn(device: Pick<Storage, "getItem">): string {
	const stored = asObject(parsed(device.getItem(USER) ?? "null"));
	return typeof stored.token === "string" ? stored.token : "";
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

/** The account that a page finds: the device's own for a member, one that only names the case for its reporter. */
function accountOf({ as, number }: PreviewLook, device: Pick<Storage, "getItem">): string | null {
	if (as === "member") return device.getItem(USER);
	if (as === "guest") return null;
	const user_info = { id: "reporter", mobile: "", nickname: number, avatar: null, roles: [] };
	return JSON.stringify({ user_info, token: tokenOn(device), is_login: true });
}

/**
 * Storage of a preview: what is looked at leaves nothing on the device. As a member it begins with the account that whoever
 * looks is signed in with, else with none.
 */
export function previewEnvironment(look: PreviewLook, device: Pick<Storage, "getItem">): StoreEnvironment {
	const stored = new Map<string, string>();
	const account = accountOf(look, device);
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
