/**
 * What the HTTP client needs from the application around it. It reaches for nothing else: no store, no dialog, no
 * global.
 */
export type HttpPorts = {
	/** The stored token (spec §7), or null when nobody is logged in. */
	token(): string | null;
	/** A response's body said 401: ends the session in the store (spec §8). */
	onUnauthorized(): void;
	/** Shows the server's message in a dialog with one button. Equal messages are not stacked. */
	confirm(msg: string): void;
	/** Shows that the session timed out; on confirm goes to /login and closes all dialogs (spec §8). */
	sessionTimeout(text: string): void;
	/** BCP 47; sent as Accept-Language, so that the server's messages come in the reader's language. */
	locale(): string;
};
