/** What the login page is told in the history's state: where to go back to. */
type CameFrom = { from: string };

const isCameFrom = (state: unknown): state is CameFrom =>
	typeof state === "object" && state !== null && "from" in state && typeof state.from === "string";

/** Where to go after login: to where the reader was, else home; never to the login page itself. */
export function returnPath(state: unknown, { login, home }: { login: string; home: string }): string {
	if (!isCameFrom(state) || !state.from.startsWith("/") || state.from.startsWith("//")) return home;
	return state.from.split(/[?#]/)[0] === login ? home : state.from;
}
