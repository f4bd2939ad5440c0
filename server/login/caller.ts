import type { FastifyRequest } from "fastify";
import type { SessionMethod } from "../database/tables/people-tables.ts";
import type { UserRow } from "../database/tables.ts";
import { findSession } from "../repositories/people/session.ts";
import type { Services } from "../services.ts";
import { Refusal } from "../wire/refusal.ts";
import { networkOf } from "./network.ts";

/**
 * Who asks; `session` is the id of the session they ask in, which they opened by `method`, `ip` their address, of IPv6 the network (`networkOf`);
 * `confirmed` that they have shown lately that it is them.
 */
export type Requester = {
	user: UserRow | null;
	session: string | null;
	method: SessionMethod | null;
	ip: string;
	confirmed: boolean;
};

/** The token in an Authorization header: bare, as the spec has it (§7), or after "Bearer". */
export function tokenOf(header: string | undefined): string | null {
	return header?.replace(/^Bearer\s+/i, "").trim() || null;
}

/**
 * Who asks. With `optional`, a token that is no longer good is refused with 401 rather than ignored:
 * somebody who believes to be logged in must not file a case as a stranger.
 */
export async function callerOf(
	{ db, settings }: Pick<Services, "db" | "settings">,
	request: FastifyRequest,
	auth: "none" | "optional" | "required",
): Promise<Requester> {
	const token = auth === "none" ? null : tokenOf(request.headers.authorization);
	const session = token ? await findSession(db, token, settings.sessions) : null;
	if (!session && (token || auth === "required")) throw new Refusal(401, "Please log in.");
	return {
		user: session?.user ?? null,
		session: session?.id ?? null,
		ip: networkOf(request.ip),
		method: session?.method ?? null,
		confirmed: session?.confirmed ?? false,
	};
}

/** The user of a call that needs a session. */
export function signedIn({ user }: Requester): UserRow {
	if (!user) throw new Refusal(401, "Please log in.");
	return user;
}
