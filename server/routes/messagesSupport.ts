import { othersCase } from "../cases/visibility.ts";
import { signedIn } from "../login/caller.ts";
import { addSupport } from "../repositories/messages/message-interest.ts";
import type { Route } from "./route.ts";

/** Says "me too" to a published case of others; saying it again counts nothing. */
export const messagesSupport: Route<"messagesSupport"> = async ({ id }, { caller, services }) => {
	const user = signedIn(caller);
	const message = await othersCase(services.db, id, caller);
	return { supports: await addSupport(services.db, message.id, user.id) };
};
