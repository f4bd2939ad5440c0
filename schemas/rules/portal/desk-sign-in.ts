import { DESK_PATH } from "./server-paths.ts";

/** Where one signs in for the desk; it leads back to where one was going there: a case whose address was kept or sent. */
export const deskSignIn = ({ pathname, search }: { pathname: string; search: string }): string =>
	`/admin?${new URLSearchParams({ to: "desk", at: pathname + search })}`;

const OF_DESK = new RegExp(`^${DESK_PATH}(?=[/?]|$)`);

/** Where a sign-in with this query leads at the desk, its first page unless said; undefined where it is not for the desk. */
export function deskWanted(search: string): string | undefined {
	const query = new URLSearchParams(search);
	const at = query.get("at") ?? "";
	if (query.get("to") !== "desk") return undefined;
	return OF_DESK.test(at) ? at : DESK_PATH;
}
