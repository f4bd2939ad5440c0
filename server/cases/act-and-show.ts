import type { Message } from "../../schemas/types.gen.ts";
import { signedIn } from "../login/caller.ts";
import type { RouteContext } from "../routes/route.ts";
import { actOnOwn, type CitizenAction } from "./citizen-action.ts";
import { fullMessage } from "./full-message.ts";
import { visibleCase } from "./visibility.ts";

/** Does something with a case of the caller's own and answers with the case as it is then. */
export async function actAndShow({ caller, services }: RouteContext, act: CitizenAction): Promise<Message> {
	const user = signedIn(caller);
	await actOnOwn(services, user, act);
	return fullMessage(services, await visibleCase(services.db, act.id, caller), user);
}
