import { asObject } from "../../../schemas/json/json.ts";
import type { Envelope } from "../../../schemas/operation.ts";

/** Milliseconds until an answer counts as not coming; longer of what compiles the whole portal or goes through what was sent. */
const TIMEOUT = 20_000;
const LONG_TIMEOUT = 180_000;

const takesLong = (path: string) =>
	/^draft-releases\/[^/]+\/(check|changes|impact|replay|routing|publish)$|^releases\/[^/]+\/restore$/.test(path);

/** What the studio's calls need of the session. */
export type AdminPorts = {
	token(): string;
	locale(): string;
	/** The session has ended. */
	onUnauthorized(): void;
	/** The server wants to know anew that it is still the same person; resolves to whether it knows now. */
	requestIdentity(): Promise<boolean>;
};

/**
 * Calls the administration: every envelope resolves, refusals too. Rejects with a TypeError or DOMException where
 * nothing answered in time, and with an Error where what answered was not the server.
 */
export type AdminCall = <T>(method: "GET" | "POST", path: string, body?: object) => Promise<Envelope<T>>;

/** A way to `/admin/api`. */
export function createAdminCall({ token, locale, onUnauthorized, requestIdentity }: AdminPorts): AdminCall {
	const call = async <T>(method: "GET" | "POST", path: string, body?: object) => {
		const response = await fetch(`/admin/api/${path}`, {
			method,
			headers: {
				Accept: "application/json",
				"Accept-Language": locale(),
				...(token() && { Authorization: token() }),
				...(method === "POST" && { "Content-Type": "application/json" }),
			},
			signal: AbortSignal.timeout(takesLong(path) ? LONG_TIMEOUT : TIMEOUT),
			...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
		});
		const envelope: Envelope<T> = await response.json();
		if (typeof envelope.code !== "number") throw new Error(`/admin/api/${path}: expected an envelope`);
		if (envelope.code === 401) onUnauthorized();
		return envelope;
	};
	return async <T>(method: "GET" | "POST", path: string, body?: object) => {
		const envelope = await call<T>(method, path, body);
		const wantsIdentity = envelope.code === 403 && asObject(envelope.data).confirm === true;
		return wantsIdentity && (await requestIdentity()) ? call<T>(method, path, body) : envelope;
	};
}
