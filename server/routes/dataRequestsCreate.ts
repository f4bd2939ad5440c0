import type { RequestOf } from "../../schemas/operation.ts";
import { record } from "../audit/record.ts";
import { trackedCase } from "../cases/tracked-case.ts";
import { signedIn } from "../login/caller.ts";
import { limit } from "../login/limits.ts";
import { aboutAccount, aboutCase, openDataRequest } from "../personal-data/open-request.ts";
import { shownRequest } from "../personal-data/shown-request.ts";
import { findDataRequest } from "../repositories/data-request.ts";
import { absent, invalid } from "../wire/refusal.ts";
import type { Route, RouteContext } from "./route.ts";

/** Who asks, and how that is known: number and query code are taken before any session, and stand for their own case alone. */
async function askerOf({ caller, services }: RouteContext, { number, query_code }: RequestOf<"dataRequestsCreate">) {
	if (number !== undefined && query_code !== undefined) {
		const id = await trackedCase(services, caller, { number, query_code });
		await limit(services, "dataRequestsByUser", id);
		return { subject: aboutCase(id), channel: "code", identity: "code" } as const;
	}
	const { id } = signedIn(caller);
	await limit(services, "dataRequestsByUser", id);
	return { subject: aboutAccount(id), channel: "portal", identity: "session" } as const;
}

/** Takes a request for personal data, a correction or an erasure. Throws 401, 404, 409, 422 or 429. */
export const dataRequestsCreate: Route<"dataRequestsCreate"> = async (input, context) => {
	const { db, settings } = context.services;
	const wish = input.wish?.trim() || null;
	const text = "Please say what is wrong, and what would be right.";
	if (input.kind === "correction" && wish === null) throw invalid([{ pointer: "/wish", message: text }], text);
	const { subject, ...how } = await askerOf(context, input);
	const { id } = await db.transaction().execute(async (transaction) => {
		const wanted = { kind: input.kind, wish, ...how };
		const opened = await openDataRequest(transaction, settings, subject, { wanted, actor: null });
		// By the portal itself: the log is of the staff, and holds no citizens.
		const event = { action: "data_request.opened", object: { kind: "data_request", id: opened.id } } as const;
		await record(transaction, { actor: null, from: "", ...event, detail: { kind: input.kind, channel: how.channel } });
		return opened;
	});
	const found = await findDataRequest(db, id);
	if (!found) throw absent();
	return shownRequest(context.services, found);
};
