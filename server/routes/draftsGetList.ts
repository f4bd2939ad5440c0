import { signedIn } from "../login/caller.ts";
import { wireDraft } from "../member/drafts.ts";
import { listDrafts } from "../repositories/draft.ts";
import type { Route } from "./route.ts";

/** The caller's application drafts, the last saved first. */
export const draftsGetList: Route<"draftsGetList"> = async ({ form }, { caller, services }) => {
	const rows = await listDrafts(services.db, signedIn(caller).id, form);
	return { list: await Promise.all(rows.map((row) => wireDraft(services, row))) };
};
