import { signedIn } from "../login/caller.ts";
import { wireDraft } from "../member/drafts.ts";
import { listDrafts } from "../repositories/messages/draft.ts";
import { listEnded } from "../repositories/messages/ended-draft.ts";
import type { Route } from "./route.ts";

/** The caller's application drafts, the last saved first, and those that have ended of late. */
export const draftsGetList: Route<"draftsGetList"> = async ({ form }, { caller, services }) => {
	const { id } = signedIn(caller);
	const rows = await listDrafts(services.db, id, form);
	return {
		list: await Promise.all(rows.map((row) => wireDraft(services, row))),
		ended: await listEnded(services.db, id, form),
	};
};
