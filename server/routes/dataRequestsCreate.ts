import { record } from "../audit/record.ts";
import { openDataRequest } from "../personal-data/open-request.ts";
import { provenSubject } from "../personal-data/proven-subject.ts";
import { shownRequest } from "../personal-data/shown-request.ts";
import { findDataRequest } from "../repositories/people/data-request.ts";
import { absent, invalid } from "../wire/refusal.ts";
import type { Route } from "./route.ts";

/** Takes a request for personal data, a correction or an erasure. Throws 401, 404, 409, 422 or 429. */
export const dataRequestsCreate: Route<"dataRequestsCreate"> = async (input, { caller, services }) => {
	const { db, settings } = services;
	const wish = input.wish?.trim() || null;
	const text = "Please say what is wrong, and what would be right.";
	if (input.kind === "correction" && wish === null) throw invalid([{ pointer: "/wish", message: text }], text);
	const { subject, ...how } = await provenSubject(services, caller, input);
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
	return shownRequest(services, found);
};
