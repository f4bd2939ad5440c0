import type { Documents, NewEdit } from "../../../schemas/edits/types.ts";
import { asArray, asObject } from "../../../schemas/json/json.ts";

/** The portal's menu: where it is written, and its entries. Undefined where there is none. */
function menuOf(documents: Documents) {
	const [path, site] = Object.entries(documents).find(([, { kind }]) => kind === "site") ?? [];
	return path === undefined || !Array.isArray(site?.navigation)
		? undefined
		: { path, entries: asArray(site.navigation) };
}

/** Whether the portal has a menu, and a page's address stands in it. */
export const isInMenu = (documents: Documents, address: string): boolean =>
	menuOf(documents)?.entries.some((entry) => asObject(entry).path === address) ?? false;

/** Puts a page at the end of the menu. */
export function putIntoMenu(documents: Documents, { label, address }: { label: string; address: string }): NewEdit[] {
	const menu = menuOf(documents);
	const value = { label, icon: "layui-icon-file", path: address };
	return menu ? [{ verb: "add", path: menu.path, at: "/navigation", value }] : [];
}

/** Takes a page out of the menu, wherever in it. */
export function takeOutOfMenu(documents: Documents, address: string): NewEdit[] {
	const menu = menuOf(documents);
	const places = (menu?.entries ?? []).flatMap((entry, at) => (asObject(entry).path === address ? [at] : []));
	// From the end: what is removed moves what follows it.
	return places.toReversed().map((at) => ({ verb: "remove", path: menu?.path ?? "", at: `/navigation/${at}` }));
}
