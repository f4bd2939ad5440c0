import { trackedCase } from "../cases/tracked-case.ts";
import { type Requester, signedIn } from "../login/caller.ts";
import { limit } from "../login/limits.ts";
import type { Services } from "../services.ts";
import { aboutAccount, aboutCase } from "./open-request.ts";

/** What proves that a case without a name is somebody's. */
type CodeProof = { number?: string | undefined; query_code?: string | undefined };

/**
 * Who asks or answers about their data, and how that is known: number and query code are taken before any session, and stand for
 * their own case alone. Throws 401, 404 or 429.
 */
export async function provenSubject(services: Services, caller: Requester, { number, query_code }: CodeProof) {
	if (number !== undefined && query_code !== undefined) {
		const id = await trackedCase(services, caller, { number, query_code });
		await limit(services, "dataRequestsByUser", id);
		return { subject: aboutCase(id), channel: "code", identity: "code" } as const;
	}
	const { id } = signedIn(caller);
	await limit(services, "dataRequestsByUser", id);
	return { subject: aboutAccount(id), channel: "portal", identity: "session" } as const;
}
