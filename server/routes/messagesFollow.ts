import { othersCase } from "../cases/visibility.ts";
import { signedIn } from "../login/caller.ts";
import { setFollowed } from "../repositories/messages/message-interest.ts";
import type { Route } from "./route.ts";

/** Follows a published case of others, or stops to. */
export const messagesFollow: Route<"messagesFollow"> = async ({ id, follow }, { caller, services }) => {
	const user = signedIn(caller);
	const message = await othersCase(services.db, id, caller);
	await setFollowed(services.db, message.id, user.id, follow);
	return { followed: follow };
};
