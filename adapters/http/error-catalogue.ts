/** What the portal shows, besides handing the response on. */
export type Effect = "none" | "confirm" | "unauthorized" | "session-timeout";

/** What the caller gets: the body as a response, or a rejected promise. */
type Outcome = "return" | "reject";

type Row<Key> = { name: string; on: Key; effect: Effect; outcome: Outcome };

/** Exactly this text is shown on transport status 99998 (spec §8). */
export const SESSION_TIMEOUT_TEXT = "会话超时, 请重新登录";

/**
 * Shown below the text above to readers of another language, by primary language subtag; English where it is missing.
 */
const SESSION_TIMEOUT_TRANSLATIONS = { en: "Your session has timed out. Please log in again." };

/** By the response's body code (spec §8, first list). */
export const BODY_CODES = [
	{ name: "success", on: 0, effect: "none", outcome: "return" },
	{ name: "failed", on: 500, effect: "confirm", outcome: "return" },
	{ name: "refused", on: 1, effect: "confirm", outcome: "return" },
	{ name: "not logged in", on: 401, effect: "unauthorized", outcome: "return" },
	{ name: "any other code", on: "other", effect: "none", outcome: "return" },
] as const satisfies readonly Row<number | "other">[];

/**
 * By transport status (spec §8, second list): the numeric `status` of a non-2xx body where there is one, else the HTTP
 * status.
 */
export const TRANSPORT_STATUSES = [
	{ name: "refused before it was handled", on: 1, effect: "confirm", outcome: "return" },
	{ name: "session timed out", on: 99998, effect: "session-timeout", outcome: "return" },
	{ name: "server error", on: 500, effect: "none", outcome: "return" },
	{ name: "network error", on: "network", effect: "none", outcome: "reject" },
	{ name: "time-out", on: "timeout", effect: "none", outcome: "reject" },
	{ name: "any other status without an answer in the body", on: "other", effect: "none", outcome: "reject" },
] as const satisfies readonly Row<number | "network" | "timeout" | "other">[];

/** The row of the catalogue for a body code. */
export function bodyCodeRow(code: number): (typeof BODY_CODES)[number] {
	return BODY_CODES.find((row) => row.on === code) ?? BODY_CODES[4];
}

/** The row of the catalogue for a transport status. */
export function transportRow(status: number): (typeof TRANSPORT_STATUSES)[number] {
	return TRANSPORT_STATUSES.find((row) => row.on === status) ?? TRANSPORT_STATUSES[5];
}

/**
 * The session time-out text for a locale: the spec's own, with a translation below it for readers of another language.
 */
export function sessionTimeoutText(locale: string): string {
	const language = locale.toLowerCase().split("-")[0];
	if (language === "zh") return SESSION_TIMEOUT_TEXT;
	return `${SESSION_TIMEOUT_TEXT}\n${SESSION_TIMEOUT_TRANSLATIONS.en}`;
}
