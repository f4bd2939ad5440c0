import type { Requester } from "../login/caller.ts";
import { limit } from "../login/limits.ts";
import { findTracked } from "../repositories/messages/message.ts";
import type { Services } from "../services.ts";
import { Refusal } from "../wire/refusal.ts";
import { isQueryCode } from "./query-code.ts";

const TOO_MANY_TRIES = "Too many tries. Please try again in {minutes} min.";

/** A case's number as it is printed, of one that was typed with another dash, as Chinese keyboards have, or without. */
const asPrinted = (typed: string) =>
	typed
		.normalize("NFKC")
		.replaceAll(/\D/g, "")
		.replace(/^\d{8}/, "$&-");

/**
 * The id of a case filed without an account, for whoever knows its number and code. Only wrong ones are counted, by number and
 * address: who knows the code is let through whatever others have tried (docs/decisions/0042). Throws 404 for a wrong number
 * and a wrong code alike, and 429 after too many.
 */
export async function trackedCase(
	services: Services,
	{ ip }: Pick<Requester, "ip">,
	{ number, query_code }: { number: string; query_code: string },
): Promise<string> {
	const written = asPrinted(number);
	const tracked = await findTracked(services.db, written);
	if (tracked && isQueryCode(services.secret, tracked, query_code)) return tracked.id;
	await limit(services, "wrongTracksByIp", ip, TOO_MANY_TRIES);
	await limit(services, "wrongTracksByNumberAndIp", `${written}:${ip}`, TOO_MANY_TRIES);
	throw new Refusal(404, "No case has this number and code. Please check both.");
}
