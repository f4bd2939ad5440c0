import { asString } from "../../../schemas/json/json.ts";
import { fromIn } from "./entry-state.ts";

/** Where to go after login: to where the reader was, else home; never to the login page itself. */
export function returnPath(state: unknown, { login, home }: { login: string; home: string }): string {
	const from = asString(fromIn(state));
	if (!from?.startsWith("/") || from.startsWith("//")) return home;
	return from.split(/[?#]/)[0] === login ? home : from;
}
