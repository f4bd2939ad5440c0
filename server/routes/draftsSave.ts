import { signedIn } from "../login/caller.ts";
import { acceptDraft } from "../member/drafts.ts";
import type { Route } from "./route.ts";

/** Keeps an application draft, unless a newer one is there. */
export const draftsSave: Route<"draftsSave"> = (draft, { caller, services }) =>
	acceptDraft(services, signedIn(caller), draft);
