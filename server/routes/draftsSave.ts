import { signedIn } from "../login/caller.ts";
import { saveDraft } from "../member/drafts.ts";
import type { Route } from "./route.ts";

/** Keeps an application draft, unless a newer one is there. */
export const draftsSave: Route<"draftsSave"> = (draft, { caller, services }) =>
	saveDraft(services, signedIn(caller), draft);
